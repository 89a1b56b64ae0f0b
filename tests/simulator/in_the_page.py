"""What a simulated phone runs in its page: the app's own store, asked and told to write."""

from pathlib import Path

BROKEN = Path(__file__).with_name("broken_phone.js").read_text(encoding="utf-8")
STORE = "document.querySelector('companion-app').store"

BEGIN = f"""async (file) => {{
  const id = crypto.randomUUID();
  const started = new Date().toISOString().replace(/\\.\\d+/, "");
  const head = {{ format: "companion/1", ...file, id, started }};
  const unsent = {{ seq: 0, epoch: null, known: false, refused: null, gone: null }};
  await {STORE}.games.adopt({{ id, file: head, touched: Date.now(), ...unsent }});
  {STORE}.connection.network?.sync.exchangeNow(id);
  return id;
}}"""
"""As the screen of a new game begins one."""
WRITE = f"""async ([game, entry, draft]) => {{
  const store = {STORE};
  const before = store.isSaved;
  const {{ problem, held }} = await store.write(game, [entry], draft ?? undefined);
  return {{ problem, held, saved: store.isSaved, before }};
}}"""
STORED_HERE = f"""async () => {{
  await {STORE}.lastWrite;
  return {STORE}.isSaved;
}}"""
PUSH_DRAFT = f"""async ([game, entry]) => {{
  const opening = {{ entry: {{ type: entry.type }}, seat: 0, depth: "points" }};
  await {STORE}.drafts.push(game, "new", {{ ...opening, entry }}, opening);
  return {STORE}.isSaved;
}}"""
DRAFT = f"""async (game) => {{
  await {STORE}.open(game);
  return {STORE}.drafts.current(game, "new")?.entry ?? null;
}}"""
HEAD = f"""(game) => {{
  const {{ epoch, seq, waits }} = {STORE}.games.head(game);
  return {{ epoch, seq, waits }};
}}"""
LOG = f"async (game) => (await {STORE}.games.load(game))?.log ?? []"
RECORD = f"""async (game) => {{
  await {STORE}.games.ask(game, () => undefined);
  const {{ setup, sheet }} = {STORE}.games.get(game).record;
  return {{ setup, sheet }};
}}"""
GO = """(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
ON_SHEET = """(game) => {
  const screen = document.querySelector("sheet-screen");
  return screen?.game === game && !!screen.querySelector("score-board");
}"""
ON_VERSIONS = """() => document.querySelectorAll(".versions-keys .main-button").length >= 2"""
COMPARED = "() => document.querySelector('versions-screen')?.comparison?.mine ?? null"
UNDECIDED = f"""(game) => {STORE}.games.get(game).log
  .filter(({{ held }}) => held && !held.settled && !held.with).map(({{ entry }}) => entry.id)"""
NOTICES = """(game) => ({
  versions: [...document.querySelectorAll(`sheet-notices a[href^="/games/${game}/versions/"]`)]
    .map((link) => link.getAttribute("href").split("/").at(-1)),
  alerts: document.querySelectorAll("sheet-notices [role=alert]").length,
})"""
CALL = """async ([method, path, body]) => {
  const answer = await fetch(path, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body && JSON.stringify(body),
  });
  return answer.json();
}"""
