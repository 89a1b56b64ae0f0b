/** Return whether two properties differ in what they hold; lists are made anew for every tap. */
export function isOtherContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
