import { expect, test } from "vitest";
import { parseRules } from "../../static/js/build/rulebook/parse.ts";
import { isAsked, paragraphOf } from "../../static/js/page/rulebook/book.ts";

const PICTURE = '```picture row\n{"row": {"34": "green"}, "caption": "34 alone"}\n```';
const SOURCE = `# A game

## Your turn {#turn screen.record}

Play a card. {#play agame.no_card}

Any card.

- A hat is *trump*. {#hat}
- It is alone.

${PICTURE}

### May I pass? {#q-pass}

No.
`;

const read = (source: string) => parseRules(source, "agame", "en", "agame.en.md");

test("a paragraph reaches up to the next one, with its lists and pictures", () => {
  const [section] = read(SOURCE).rules.sections;
  expect(section).toMatchObject({ id: "turn", title: "Your turn" });
  expect(section?.paragraphs).toEqual([
    {
      id: "play",
      parts: [
        "<p>Play a card.</p>",
        "<p>Any card.</p>",
        '<ul>\n<li id="hat">A hat is <em>trump</em>.</li>\n<li>It is alone.</li>\n</ul>',
        { kind: "row", row: { "34": "green" }, caption: "34 alone" },
      ],
    },
    { id: "q-pass", parts: ["<h3>May I pass?</h3>", "<p>No.</p>"] },
  ]);
});

test("names behind an id lead to it", () => {
  expect(read(SOURCE).rules.links).toEqual({ "screen.record": "turn", "agame.no_card": "play" });
});

test("every id is a passage of the search, with the text that belongs to it", () => {
  expect(
    read(SOURCE).passages.map(({ id, heading, isHeading, text }) => [id, heading, isHeading, text]),
  ).toEqual([
    ["agame#turn", "Your turn", true, ""],
    ["agame#play", "Your turn", false, "Play a card. Any card."],
    ["agame#hat", "Your turn", false, "A hat is trump. It is alone."],
    ["agame#q-pass", "May I pass?", true, "No."],
  ]);
});

test("a question asked of a paragraph is a passage that leads there, and stands on no page", () => {
  const asked = `${SOURCE}\n\`\`\`asked\nhat: Two hats: which wins?\nplay: What?\n\`\`\`\n`;
  const { rules, passages } = read(asked);
  expect(rules).toEqual(read(SOURCE).rules);
  const questions = passages.filter(isAsked);
  expect(questions.map(({ heading, isHeading, text }) => [heading, isHeading, text])).toEqual([
    ["Two hats: which wins?", true, "A hat is trump. It is alone."],
    ["What?", true, "Play a card. Any card."],
  ]);
  expect(questions.map(paragraphOf)).toEqual(["hat", "play"]);
});

test.each([
  [
    "a question that no paragraph answers",
    `${SOURCE}\n\`\`\`asked\ncat: What?\n\`\`\``,
    "agame.en.md:20: no paragraph answers: cat: What?",
  ],
  ["an id twice", `${SOURCE}\nAgain. {#hat}`, "agame.en.md:20: hat is there twice"],
  [
    "a name twice",
    `${SOURCE}\nOn. {#on screen.record}`,
    "agame.en.md:20: screen.record leads to two paragraphs",
  ],
  ["an id that is none", "# A\n\n## B {#b}\n\nText. {#Bad id}", "agame.en.md:5: an id that cannot be read"],
  ["a section without id", "# A\n\n## B", "agame.en.md:3: a section needs an id"],
  ["text before the sections", "# A\n\nText.", "agame.en.md:3: it stands before the first section"],
  [
    "an unknown picture",
    "# A\n\n## B {#b}\n\n```picture cat\n{}\n```",
    "agame.en.md:5: no kind of picture: picture cat",
  ],
  [
    "a picture without words",
    "# A\n\n## B {#b}\n\n```picture row\n{}\n```",
    "agame.en.md:5: a picture needs a caption",
  ],
  ["no title", "## B {#b}", "agame.en.md: it has no title"],
])("%s is refused with its line", (_, source, problem) => {
  expect(() => read(source)).toThrow(problem);
});
