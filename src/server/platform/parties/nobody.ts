/** Outside parties where there are none. */
import { absent } from '../vendors/absent.ts';
import { closedOutbox } from '../vendors/closed-outbox.ts';
import { noScanner } from '../vendors/no-scanner.ts';
import { eachParty } from './parties.ts';
import type { Vendors } from './vendors.ts';

/** For work that asks no party: the keys, an empty database. */
export function nobody(): Vendors {
  return {
    ...eachParty((name, { without }) => without ?? absent(name)),
    scanner: noScanner(),
    outbox: closedOutbox(),
    carriers: {},
    paceMs: 0,
    patienceMs: 20_000,
  };
}
