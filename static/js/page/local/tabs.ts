/** The other tabs of this phone: each tells the others which game it has written to. */

const CHANNEL = "companion";

interface Channel {
  onmessage?: BroadcastChannel["onmessage"];
  postMessage(message: string): void;
}

export class Tabs {
  #channel = openChannel(CHANNEL);

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

/** Return the channel of this name; one that leads nowhere where the browser forbids it, as it forbids storage. */
export function openChannel(name: string): Channel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage() {} };
  }
}
