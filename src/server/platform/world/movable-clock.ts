/** The sandbox's clock: the system's, which a tester can move forward. A restart keeps it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from './world.ts';

/** @param file keeps how far ahead the clock is, in milliseconds; without one a restart forgets it */
export function movableClock(file?: string): Required<Clock> {
  let ahead = file === undefined ? 0 : readAhead(file);
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, String(ahead), { mode: 0o600 });
    },
  };
}

function readAhead(file: string): number {
  const ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isSafeInteger(ahead) && ahead > 0 ? ahead : 0;
}
