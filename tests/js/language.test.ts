import { expect, test } from "vitest";
import { listLanguages } from "../../static/js/build/messages-plugin.ts";
import { chooseLanguage } from "../../static/js/page/language.ts";
import { languages } from "../../static/js/page/languages.ts";

test("the choice on this phone goes before the browser's languages", () => {
  expect(chooseLanguage("en", ["de-AT", "de"])).toBe("en");
  expect(chooseLanguage(null, ["de-AT", "de"])).toBe("de");
});

test("the first of the browser's languages that there is, else English", () => {
  expect(chooseLanguage(null, ["xx", "DE-ch", "en"])).toBe("de");
  expect(chooseLanguage("toString", ["constructor", "xx"])).toBe("en");
  expect(chooseLanguage(null, [])).toBe("en");
});

test("every folder of translations is a language, named as its speakers name it", () => {
  expect(languages().map(({ code }) => code)).toEqual(listLanguages());
  expect(languages()).toContainEqual({ code: "de", name: "Deutsch" });
});
