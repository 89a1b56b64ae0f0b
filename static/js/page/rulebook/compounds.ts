/** German words made of others: "Ablagestapel" is found by "Stapel" too. */

/** What may join the parts. */
const JOINTS = ["", "s", "n", "en", "e"];
const SHORTEST = 3;

/** The parts of a word among these stems; none where it is not made of two of them. */
export function parted(word: string, stems: ReadonlySet<string>): string[] {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const joint = JOINTS.find(
      (end) => head.endsWith(end) && stems.has(head.slice(0, head.length - end.length)),
    );
    if (joint !== undefined && stems.has(tail)) return [head.slice(0, head.length - joint.length), tail];
  }
  return [];
}
