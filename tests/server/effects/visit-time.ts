/** Times at which someone can be met, by the clock of a test's server: whatever the day is on which the tests run. */
import { visitDays } from '../../../src/engine/hours/visit-days.ts';
import { lenderToday } from '../../../src/server/submission/lender-today.ts';

type Clocked = { world: { clock: { now(): number } } };

/** "2026-12-02T10:00" on the day of this place among those that are offered; 0 is the first, which may be less than a day away elsewhere. */
export const visitTime = ({ world }: Clocked, place: number): string =>
  `${visitDays(lenderToday({}, world.clock.now()), {})[place]}T10:00`;
