/**
 * The page without its words: its elements, their attributes, and which texts are the same as which.
 *
 * Two pages of one frame are the same to every rule that asks whether something has a name, a role or
 * a state, or one that another has.
 */
(language) => {
  const KEPT = /^(class|id|for|role|type|tabindex|hidden|inert|disabled|aria-(?!label$|description$|valuetext$).*)$/;
  const numbers = new Map();

  /** A text's place among the different texts of the page. */
  const number = (text) => {
    if (text.trim() === "") return "";
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text);
  };

  /** The heading takes the keyboard where nothing has it yet. */
  const isGreeted = ({ name, ownerElement }) => name === "tabindex" && ownerElement.localName === "h1";

  const attribute = ({ name, value }) => {
    if (KEPT.test(name)) return `${name}=${value}`;
    return `${name}=${name === "lang" && value === language ? "own" : number(value)}`;
  };

  const frame = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return number(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    const attributes = [...node.attributes].filter((one) => !isGreeted(one)).map(attribute).join(" ");
    return `<${node.localName} ${attributes}>${[...node.childNodes].map(frame).join("")}</>`;
  };

  return frame(document.documentElement);
}
