/** Ids and moments, made on the phone. */

/**
 * A random UUID. `crypto.randomUUID` does the same, but is missing on plain-HTTP
 * pages, which is what a home network serves.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Now, as entries carry it: ISO time in whole seconds, UTC. */
export function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}
