/** What is printed is ink on paper, from a dark screen too: meanwhile the theme is the light one. */

const { dataset } = document.documentElement;
let theme: string | undefined;

addEventListener("beforeprint", () => {
  theme = dataset.theme;
  dataset.theme = "light";
});

addEventListener("afterprint", () => {
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
});
