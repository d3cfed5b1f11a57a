/** Counts processor time: on a busy machine the clock on the wall says more about the neighbors than about our code. */

/** Starts counting; the answer tells the milliseconds of processor that this process has used since. */
export function processorClock(): () => number {
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
}

/** What `work` costs at best: measured again, twice at the most, as long as it costs `limitMs` or more. */
export function leastCost(work: () => void, limitMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= limitMs; tries += 1) {
    const spent = processorClock();
    work();
    least = Math.min(least, spent());
  }
  return least;
}
