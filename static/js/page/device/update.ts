/**
 * A newer version of the app: it comes to the phone by itself, whole, and waits there.
 *
 * It takes over when a person lets it, which loads every tab anew, or by itself once no tab
 * is open. Looked for when the page is shown and once an hour. Without a secure context
 * there is no service worker, every page comes from the server, and nothing ever waits.
 */

import { TAKE_OVER } from "../../service-worker/messages.ts";
import { trustedScriptUrl } from "../trusted-script-url.ts";

const SCRIPT = "/service-worker.js";
const CHECK_INTERVAL_MS = 60 * 60 * 1000;
const APPLY_INTERVAL_MS = 1000;

export class Update extends EventTarget {
  #registration: ServiceWorkerRegistration | null = null;
  #applying: ReturnType<typeof setInterval> | undefined;
  /** Whether the next version takes over as soon as it is here. */
  #isWanted = false;

  /** Whether a newer version waits on this phone. Fires "change" when that changes. */
  get isReady(): boolean {
    return !!this.#registration?.waiting;
  }

  /** Have the app kept on the phone, and look for newer versions from now on. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    reloadOnReplacement(serviceWorker);
    serviceWorker.register(trustedScriptUrl(SCRIPT)).catch(() => undefined); // a browser that keeps nothing
    this.#watch(await serviceWorker.ready);
  }

  /** Let the version that waits take over; told until the page is loaded anew, as a browser may lose it. */
  apply(): void {
    const tell = () => this.#registration?.waiting?.postMessage(TAKE_OVER);
    clearInterval(this.#applying);
    this.#applying = setInterval(tell, APPLY_INTERVAL_MS);
    tell();
  }

  /** Fetch a newer version and let it take over; false where none is to be had. */
  async fetch(): Promise<boolean> {
    const registration = this.#registration;
    if (!registration) location.reload(); // every page comes from the server
    await registration?.update().catch(() => undefined);
    this.#isWanted = !!registration?.installing; // one that comes hours later is offered as ever
    if (this.isReady) this.apply();
    return this.isReady || this.#isWanted || !registration;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () => registration.update().catch(() => undefined); // no network: next time
    this.#registration = registration;
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
    setInterval(look, CHECK_INTERVAL_MS);
    this.#emitChange();
  }

  #follow(coming: ServiceWorker | null): void {
    coming?.addEventListener("statechange", () => {
      if (this.#isWanted && this.isReady) this.apply();
      this.#emitChange();
    });
  }

  #emitChange(): void {
    this.dispatchEvent(new Event("change"));
  }
}

/** Load the page anew once its version is replaced; the first one takes over without changing it. */
function reloadOnReplacement(container: ServiceWorkerContainer): void {
  let isUpdate = !!container.controller;
  container.addEventListener("controllerchange", () => {
    if (isUpdate) location.reload();
    isUpdate = true;
  });
}
