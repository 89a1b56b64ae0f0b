/** The same deed, but one that is under way is not begun again: a second tap waits for the first. */
export function once<Given extends unknown[], Done>(
  deed: (...given: Given) => Promise<Done>,
): (...given: Given) => Promise<Done> {
  let underWay: Promise<Done> | null = null;
  return (...given) => {
    underWay ??= deed(...given).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
