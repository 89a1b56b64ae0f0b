import type { Game } from "../../types.ts";

/** The games in the order they are offered. */
export const GAMES: readonly Game[] = ["agame", "animanize", "lynx", "greta", "tally"];
