// Put into a page before the app starts: a clock that is wrong and storage that fails when told to.
window.broken = { clock: 0, backwards: false, storage: null };

const RealDate = Date;
const begun = performance.now();
const wrong = () => {
  const { clock, backwards } = window.broken;
  return RealDate.now() + clock - (backwards ? 2 * (performance.now() - begun) : 0);
};
window.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length ? given : [wrong()]));
  }
  static now() {
    return wrong();
  }
};

const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (stores, mode, options) {
  const fault = mode === "readwrite" ? window.broken.storage : null;
  if (fault === "closed") this.close();
  const begun = transaction.call(this, stores, mode, options);
  if (fault === "aborted") begun.commit = begun.abort;
  return begun;
};

const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (window.broken.storage === "full") throw new DOMException("no room", "QuotaExceededError");
  return put.apply(this, given);
};
