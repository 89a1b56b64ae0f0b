// Taps keys at random, as quickly as many fingers would; tells what was tapped where.
// It stays in one game, its rules included; what ends the game is left alone.
async ({ seed, taps, game }) => {
  let state = seed;
  const chance = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const among = (all) => all[Math.floor(chance() * all.length)];
  const LEFT_ALONE = ".print-key, .share main *, .result-keys *, [download], [target]";
  const ENDS = /^(Finish here|Make my own copy|Save file|Begun by mistake\? Throw it away)$/;
  const inGame = ({ href }) => href.includes(`/games/${game}`) || href.includes("/rules/");
  const nameOf = (key) => (key.ariaLabel ?? key.textContent).replace(/\s+/g, " ").trim();
  const isKey = (key) =>
    !key.disabled &&
    key.getClientRects().length &&
    !key.closest("[inert]") &&
    !key.matches(LEFT_ALONE) &&
    !ENDS.test(nameOf(key)) &&
    (!key.href || inGame(key)) &&
    (key.href?.includes("/rules/") ? chance() < 0.2 : true);
  const told = [];
  let back = Promise.resolve();
  const { go } = history;
  history.go = (steps) => {
    back = new Promise((there) => {
      addEventListener("popstate", there, { once: true });
      setTimeout(there, 1000); // as long as the app itself waits
    });
    go.call(history, steps);
  };
  for (let no = 0; no < taps; no++) {
    const keys = [...document.querySelectorAll("companion-app :is(a[href], button, [role=tab])")].filter(isKey);
    const key = among(chance() < 0.3 ? keys.filter((one) => one.matches(".main-button")) : keys) ?? among(keys);
    told.push(`${location.pathname.replace(/.*games\/[^/]+/, "")} ${key && nameOf(key)}`);
    key?.click();
    if (chance() < 0.1 && key?.isConnected) key.click();
    await new Promise((done) => setTimeout(done, chance() * 60));
  }
  await back;
  history.go = go;
  return told;
};
