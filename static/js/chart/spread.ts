/**
 * Return positions in the order of `wanted` and close to them, at least `gap` apart, from 0 to `end`.
 *
 * Where there is no room for that, the gaps shrink evenly.
 */
export function spreadOut(wanted: number[], gap: number, end: number): number[] {
  const room = wanted.length > 1 ? Math.min(gap, end / (wanted.length - 1)) : 0;
  const order = [...wanted.keys()].sort(
    (one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other,
  );
  const places = [...wanted];
  let least = 0;
  for (const at of order) {
    places[at] = Math.max(wanted[at] ?? 0, least);
    least = places[at] + room;
  }
  let most = end;
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at] ?? 0, most);
    most = places[at] - room;
  }
  return places;
}
