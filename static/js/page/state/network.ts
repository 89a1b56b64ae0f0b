/** All that goes on between this phone and the server; fetched once the first screen is drawn. */

import type { Listing } from "./api.ts";
import { Live } from "./live.ts";
import { Sync } from "./sync.ts";
import type { Tables } from "./tables.ts";
import { Writing } from "./writing.ts";

export class Network {
  readonly sync: Sync;
  readonly live: Live;
  readonly writing: Writing;

  /** `told` hears of every change, `listed` of what the server lists. */
  constructor(tables: Tables, told: () => void, listed: (listing: Listing) => void) {
    this.sync = new Sync(tables, told, listed);
    this.live = new Live(tables, this.sync, told);
    this.writing = new Writing((game) => !!tables.head(game)?.known);
  }
}
