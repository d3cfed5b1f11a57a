/** Outside parties where there are none. */
import { absent } from './common/absent.ts';
import { closedOutbox } from './common/closed-outbox.ts';
import { noScanner } from './common/no-scanner.ts';
import type { Parties } from './parties.ts';
import { eachParty } from './parties.ts';

/** For work that asks no party: the keys, an empty database. */
export function nobody(): Parties {
  return {
    ...eachParty((name, { without }) => without ?? absent(name)),
    scanner: noScanner(),
    outbox: closedOutbox(),
    carriers: {},
    paceMs: 0,
    patienceMs: 20_000,
  };
}
