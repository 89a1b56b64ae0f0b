/** The slots of an Agame row in the order of the table: "1a" shows only a tail, "34" only a head. */
export const SLOTS = ["1a", "1b", "2", "3", "5", "8", "13", "21", "34"] as const;
export type Slot = (typeof SLOTS)[number];
