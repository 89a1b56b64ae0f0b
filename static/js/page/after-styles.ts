/** What becomes of every `import()` in the build, in place of what Vite sends along, five times as long. */

const asked = new Map<string, Promise<unknown>>();

/** A module, once its styles are here; `styles` are their places below /static/. Rejects where one does not come. */
export async function afterStyles<Module>(
  module: () => Promise<Module>,
  styles: string[] = [],
): Promise<Module> {
  await Promise.all(styles.map((place) => style(`/static/${place}`)));
  return module();
}

/** Resolves when a style sheet is in the page; the server may have put it there. */
function style(href: string): Promise<unknown> {
  const isThere = () => document.querySelector(`link[href="${href}"]`);
  const coming = asked.get(href) ?? (isThere() ? Promise.resolve() : linked(href));
  asked.set(href, coming);
  return coming;
}

function linked(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`no styles: ${href}`));
  });
}

/** The name by which the build calls it. */
export { afterStyles as __vitePreload };
