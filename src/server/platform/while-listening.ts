/**
 * Gives up on an answer by the time that this process could have heard it. While the process is busy itself, say with a
 * lender that is asked for the first time, the answer may lie in its socket: a clock alone would call the other side silent.
 */

/** Milliseconds between two looks at the clock; a pause between them that is longer than two is the process's own. */
const lookMs = 250;

/**
 * @param ms how long to listen @param giveUp called once, when so much has been listened in vain
 * @returns stops it, and says for how many milliseconds was listened
 */
export function whileListening(ms: number, giveUp: () => void): () => number {
  let listened = 0;
  let last = performance.now();
  let timer: NodeJS.Timeout;
  const look = () => {
    const now = performance.now();
    listened += Math.min(now - last, 2 * lookMs);
    last = now;
  };
  const wait = () => {
    const next = Math.max(1, Math.min(lookMs, ms - listened));
    timer = setTimeout(() => {
      look();
      if (listened < ms) wait();
      else giveUp();
    }, next).unref();
  };
  wait();
  return () => {
    clearTimeout(timer);
    look();
    return listened;
  };
}
