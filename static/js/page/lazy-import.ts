/**
 * Import the code of a screen once its styles are there.
 *
 * The build calls this for every `import()` of the page, in place of Vite's own loader, which is five
 * times as long and part of the first paint (`build/lazy-import-plugin.ts`).
 */

const loading: Record<string, Promise<void> | undefined> = {};

/** Do what `load` does, an import, after these style sheets of the build; rejects where one of them does not come. */
export async function importWithStyles<T>(load: () => Promise<T>, styles: string[] = []): Promise<T> {
  await Promise.all(styles.map(loadStyle));
  return load();
}

/** Load a style sheet, unless the page has it; what has failed is asked for anew. */
function loadStyle(path: string): Promise<void> {
  const href = `/static/${path}`;
  loading[path] ??= document.querySelector(`link[href="${href}"]`)
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
        link.onload = () => resolve();
        link.onerror = () => {
          loading[path] = undefined;
          link.remove();
          reject(new Error(`${href} did not come`));
        };
        document.head.append(link);
      });
  return loading[path];
}
