/**
 * Knows what is under way in a page, from its first script on, and waits until nothing is.
 *
 * Counted are questions to the engine, calls and answers of the server, the opening of a stream,
 * transactions of the phone's disk, frames and what follows in a moment: whatever leads to a drawing.
 */
(() => {
  /** Milliseconds: what a page plans for later than that does not belong to its drawing. */
  const MOMENT = 100;
  /** Milliseconds between two looks while something is under way: frames would be drawn for nothing. */
  const PAUSE = 20;
  /** Frames in a row in which nothing is under way: a chain of promises ends within one. */
  const FRAMES = 3;

  const underWay = new Map();
  let last = 0;

  const begin = (what) => {
    const id = ++last;
    underWay.set(id, what);
    return () => underWay.delete(id);
  };

  /** A method that is under way until the promise it gives is settled. */
  const follow = (owner, name, what) => {
    const method = owner[name];
    owner[name] = function (...given) {
      const end = begin(what(...given));
      const promise = method.apply(this, given);
      promise.then(end, end);
      return promise;
    };
  };

  follow(globalThis, "fetch", (request) => `the call ${request.url ?? request}`);
  for (const body of ["arrayBuffer", "blob", "json", "text"])
    follow(Response.prototype, body, () => "the body of an answer");
  if (globalThis.scheduler?.yield) follow(Scheduler.prototype, "yield", () => "a task of its own");

  globalThis.EventSource = class extends EventSource {
    constructor(...given) {
      super(...given);
      const end = begin(`the stream ${given[0]}`);
      for (const event of ["open", "error"]) this.addEventListener(event, end);
      this.end = end;
    }
    close() {
      this.end();
      super.close();
    }
  };

  globalThis.Worker = class extends Worker {
    #asked = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => this.#asked.get(data.id)?.());
    }
    postMessage(message) {
      this.#asked.set(message.id, begin(`the engine's answer to ${message.text?.slice(0, 60)}`));
      super.postMessage(message);
    }
    terminate() {
      for (const end of this.#asked.values()) end();
      super.terminate();
    }
  };

  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given);
    const end = begin(`the phone's disk: ${[given[0]].flat()}`);
    for (const event of ["complete", "abort"]) begun.addEventListener(event, end);
    return begun;
  };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const opening = open.apply(this, given);
    const end = begin("the opening of the phone's disk");
    for (const event of ["success", "error"]) opening.addEventListener(event, end);
    return opening;
  };

  /** Something planned, until it has been done or is called off; `later`: not counted. */
  const plan = (start, stop, what, isLater) => {
    const [planned, calledOff] = [globalThis[start], globalThis[stop]];
    const ends = new Map();
    globalThis[start] = (work, ...given) => {
      if (isLater(...given)) return planned(work, ...given);
      const end = begin(what);
      const id = planned(
        (...told) => {
          ends.delete(id);
          end();
          work(...told);
        },
        ...given,
      );
      ends.set(id, end);
      return id;
    };
    globalThis[stop] = (id) => {
      ends.get(id)?.();
      ends.delete(id);
      calledOff(id);
    };
    return planned;
  };
  const frame = plan("requestAnimationFrame", "cancelAnimationFrame", "a frame", () => false);
  const afterwards = plan("setTimeout", "clearTimeout", "what follows", (pause = 0) => pause >= MOMENT);

  const names = (elements) => [...new Set([...elements].map(({ localName }) => localName))];

  /** The elements that say themselves that they are not up to date within the next frame. */
  const outdated = async () => {
    const next = new Promise((drawn) => frame(() => afterwards(drawn)));
    const parts = [...document.querySelectorAll("*")].filter(({ updateComplete }) => updateComplete);
    const late = parts.map((one) => Promise.race([one.updateComplete.then(() => []), next.then(() => [one])]));
    const found = (await Promise.all(late)).flat();
    await next;
    return found;
  };

  /** What the app waits for before its screen stands there, and speaks with the server. */
  const starting = () => {
    if (!document.getElementById("app") && !document.querySelector("companion-app")) return [];
    const { route, rulesRoute, isUnavailable, store } = document.querySelector("companion-app") ?? {};
    if (!store) return ["the code of the app"];
    if (document.getElementById("written")) return ["what the server wrote, in place of the app's screen"];
    if (!route && !rulesRoute && !isUnavailable) return ["the first screen"];
    if (!isUnavailable && navigator.onLine && !store.connection.network) return ["the code of the network"];
    const rules = document.querySelector("rules-screen");
    if (rules && !rules.book && !rules.hasFailed) return ["the rulebook"];
    return store.writes.isDone ? [] : ["saving"];
  };

  const isMoving = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime < Number.POSITIVE_INFINITY;

  /** Whatever is still to come, in words. */
  const moving = (late) => [
    ...(document.readyState === "complete" ? [] : ["the page itself"]),
    ...(document.fonts.status === "loaded" ? [] : ["letters"]),
    ...starting(),
    ...names(document.querySelectorAll(":not(:defined)")).map((name) => `the code of <${name}>`),
    ...names(late).map((name) => `the drawing of <${name}>`),
    ...document.getAnimations().filter(isMoving).map(({ effect }) => `<${effect.target?.localName}> moves`),
    ...underWay.values(),
  ];

  /** What is still under way after so many milliseconds; nothing, as soon as the page has come to rest. */
  globalThis.comeToRest = async (patience) => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    const until = performance.now() + patience;
    let still = 0;
    for (;;) {
      while (underWay.size && performance.now() < until) await new Promise((again) => afterwards(again, PAUSE));
      const left = moving(await outdated());
      still = left.length ? 0 : still + 1;
      if (still === FRAMES) return [];
      if (performance.now() > until) return left.length ? left : ["something, now and then"];
    }
  };
})();
