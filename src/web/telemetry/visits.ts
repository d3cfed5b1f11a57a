/** The paths that were opened, kept until the lazy part of telemetry comes for them. No React, no requests. */

let waiting: string[] = [];
let listener: ((path: string) => void) | undefined;

/** Notes a path below the base path, without its query. */
export function noteVisit(path: string): void {
  if (listener) listener(path);
  else waiting.push(path);
}

/** Hands over what has waited, then everything that comes. Returns how to stop. */
export function takeVisits(take: (path: string) => void): () => void {
  const missed = waiting;
  waiting = [];
  listener = take;
  for (const path of missed) take(path);
  return () => {
    if (listener === take) listener = undefined;
  };
}
