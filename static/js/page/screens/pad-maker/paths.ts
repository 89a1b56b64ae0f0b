/** The addresses of the screen on which pads are made. */

import { MAX_NAME } from "../../name-length.ts";

/** What an empty pad of rows begins from. */
export const EMPTY_ROWS = "rows";

export const makerPaths = {
  /** The list of pads, above this screen. */
  library: "/new?game=pad",
  begin: "/pads/new",
  /** A new pad like one of the library, by the name of its file, or an empty one: "" of rounds, `EMPTY_ROWS` of rows. */
  from: (name: string) => `/pads/new?from=${name}`,
  draft: (id: string) => `/pads/new?draft=${id}`,
  own: (id: string) => `/pads/${id}`,
  play: (id: string) => `/new?game=pad&pad=${id}`,
};

/** What an address names: a pad that is kept, one in the making, or what a new one begins from. */
interface PadAddress {
  id: string | null;
  draft: string | null;
  /** The id of the running game whose pad is corrected. */
  game: string | null;
  /** The name of a pad of the library, the id of one's own, "" or `EMPTY_ROWS` for none; null: still to be chosen. */
  from: string | null;
  /** What a new pad is called: what was searched for, and is not there. */
  called: string;
}

export function addressOf({ pathname, search }: Pick<Location, "pathname" | "search">): PadAddress {
  const query = new URLSearchParams(search);
  const name = pathname.replace("/pads/", "");
  return {
    id: name === "new" ? null : name,
    draft: query.get("draft"),
    game: query.get("game"),
    from: query.get("from"),
    called: (query.get("called") ?? "").slice(0, MAX_NAME),
  };
}
