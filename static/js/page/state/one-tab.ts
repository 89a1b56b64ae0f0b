/** Several tabs of one phone take turns, where the browser knows how (not on plain HTTP). */

const PATIENCE = 30_000;

/** Does work that only one tab at a time should do; should another one hang, it is done all the same. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  const signal = AbortSignal.timeout(PATIENCE);
  return navigator.locks.request(`companion ${name}`, { signal }, begin).catch((error) => {
    if (begun) throw error;
    return work();
  });
}
