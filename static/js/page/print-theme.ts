/** Switches to the light theme while the page is printed. */

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
