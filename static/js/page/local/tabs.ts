/** The other tabs of this phone: each tells the others which game it has written to. */

const CHANNEL = "companion";

export class Tabs {
  #channel = new BroadcastChannel(CHANNEL);

  /** `onSave` is called with the game that another tab has saved; a hidden tab reads all when it is shown. */
  constructor(onSave: (game: string) => void) {
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (document.visibilityState === "visible") onSave(data);
    };
  }

  /** Tell the other tabs that something of a game was saved. */
  announceSave(game: string): void {
    this.#channel.postMessage(game);
  }
}
