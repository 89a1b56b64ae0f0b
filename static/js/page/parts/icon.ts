import { html, type TemplateResult } from "lit";

/** Signs of keys, on a field of 24, drawn with one round pen. */
const STROKES = {
  back: "M15 4L7 12L15 20",
  next: "M9 4L17 12L9 20",
  undo: "M8 4L3.5 9L8 14M4 9H14.5A5.5 5.5 0 0 1 14.5 20H9",
  redo: "M16 4L20.5 9L16 14M20 9H9.5A5.5 5.5 0 0 0 9.5 20H15",
  rules: "M8 8.5A4 4 0 1 1 13.5 12.2C12.3 12.8 12 13.6 12 15M12 19.5V19.6",
  close: "M6 6L18 18M18 6L6 18",
  plus: "M12 5V19M5 12H19",
  minus: "M5 12H19",
  tick: "M4 13L9.5 18.5L20 6",
  pencil: "M5 19L6 14.5L16 4.5L19.5 8L9.5 18ZM14 6.5L17.5 10",
  crown: "M4 19V7L8.5 13L12 4.5L15.5 13L20 7V19Z",
  erase: "M9 5H21V19H9L2.5 12ZM12 9.5L17 14.5M17 9.5L12 14.5",
  expand: "M14 4H20V10M20 4L13.5 10.5M10 20H4V14M4 20L10.5 13.5",
  turn: "M20 12A8 8 0 1 1 16.5 5.5M16.5 1.5V6H12",
  cloud: "M7 18.5A4.5 4.5 0 0 1 7 9.5A5.5 5.5 0 0 1 17.5 10.5A4 4 0 0 1 17.5 18.5ZM4 3L20 21",
  share: "M12 15V3.5M7.5 7.5L12 3L16.5 7.5M6 12H5V20.5H19V12H18",
  people:
    "M8.5 11A3.5 3.5 0 1 0 8.5 4A3.5 3.5 0 0 0 8.5 11ZM2 20C2 16 5 14 8.5 14S15 16 15 20M16 4.5A3.3 3.3 0 0 1 16 10.8M18 14.5C20.5 15.2 22 17 22 20",
  book: "M12 6C10 4.5 7 4 3 4.5V19C7 18.5 10 19 12 20.5C14 19 17 18.5 21 19V4.5C17 4 14 4.5 12 6ZM12 6V20.5",
  search: "M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L21 21",
  list: "M9 6H20M9 12H20M9 18H20M4 6H4.1M4 12H4.1M4 18H4.1",
  printer: "M7 9V3.5H17V9M7 17H4V9H20V17H17M7 14H17V20.5H7Z",
  gear: "M4 7H13M19 7H20M4 17H5M11 17H20M16 4.5V9.5M8 14.5V19.5",
  bin: "M4.5 7H19.5M9 7V4H15V7M6.5 7L7.5 20.5H16.5L17.5 7M10.5 11V16.5M13.5 11V16.5",
  insert: "M4 5H20M4 19H20M12 8.5V15.5M8.5 12H15.5",
  paw: "M12 13C9 13 6.5 15.5 6.5 18C6.5 20 8 20.5 9.5 20.2C11 19.8 13 19.8 14.5 20.2C16 20.5 17.5 20 17.5 18C17.5 15.5 15 13 12 13ZM5 12.5V12M9.3 8V7.5M14.7 8V7.5M19 12.5V12",
} as const;

export type IconName = keyof typeof STROKES;

/** The sign of a key; always silent, because its key carries the words. */
export function icon(name: IconName, size = 24): TemplateResult {
  return html`<svg class="icon icon-${name}" width=${size} height=${size} viewBox="0 0 24 24"
    aria-hidden="true"><path d=${STROKES[name]}/></svg>`;
}
