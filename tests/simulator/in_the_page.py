"""What a simulated phone runs in its page: the app asked and told by its own store."""

from pathlib import Path

BROKEN = Path(__file__).with_name("broken_phone.js").read_text(encoding="utf-8")
STORE = "document.querySelector('companion-app').store"

BEGIN = f"""async (seats) => {{
  const game = await {STORE}.begin({{ game: "tally", seats, options: {{}} }});
  return game;
}}"""
WRITE = f"""async ([game, deed]) => {{
  const store = {STORE};
  const {{ problem, held }} = await store.write(game, [deed]);
  return {{ problem, held, saved: store.saved }};
}}"""
HEAD = f"""(game) => {{
  const {{ seq, waits }} = {STORE}.tables.head(game);
  return {{ seq, waits }};
}}"""
LOG = f"async (game) => (await {STORE}.open(game)).log"
SHEET = f"""async (game) => {{
  await {STORE}.open(game);
  await {STORE}.tables.ask(game, () => undefined);
  return {STORE}.tables.get(game).record.sheet;
}}"""
CHOOSE = """async ([game, mine]) => {
  const app = document.querySelector("companion-app");
  const pause = () => new Promise((done) => setTimeout(done, 10));
  const screen = () => app.querySelector("versions-screen");
  const { log } = await app.store.open(game);
  for (const { entry } of log.filter(({ held }) => held && !held.settled && !held.with)) {
    const link = document.createElement("a");
    link.href = `/games/${game}/versions/${entry.id}`;
    document.body.append(link);
    link.click();
    link.remove();
    for (let n = 0; n < 50 && !screen(); n++) await pause();
    const keys = () => [...(screen()?.querySelectorAll(".versions-keys .main-button") ?? [])];
    while (screen() && keys().length < 2) await pause();
    if (!screen()) continue; // whoever wrote it has taken it back
    keys()[mine ? 0 : 1].click();
    for (let n = 0; screen(); n++) {
      await pause();
      if (n === 300) keys()[1]?.click(); // this phone's fits no more
    }
    return true;
  }
  return false;
}"""
CALL = """async ([method, path, body]) => {
  const answer = await fetch(path, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body && JSON.stringify(body),
  });
  return answer.json();
}"""
