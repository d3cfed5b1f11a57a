/** Which applications may be due for erasing, by their age alone: what became of one is sealed. */
import { limitsOf } from '../facts/limits-of.ts';
import type { World } from '../platform/world/world.ts';
import { fewestMonths } from './end-of.ts';

/** No month is shorter, so no one is missed. */
const shortestMonth = 28 * 86_400_000;

/** The moment before which an application or a login of this lender must have been made to be due, in milliseconds since 1970. */
export function madeBefore(world: World, orgCode: string): number {
  return world.clock.now() - fewestMonths(limitsOf(world, orgCode)) * shortestMonth;
}

/** Borrowers' own applications of one lender, those under hold among them; the longest not looked at come first. */
export function oldOnes(world: World, orgCode: string) {
  return world.db
    .selectFrom('applications')
    .select(['uuid', 'loan_number', 'held_at'])
    .where('org_code', '=', orgCode)
    .where('parent_uuid', 'is', null)
    .where('created_at', '<', String(madeBefore(world, orgCode)))
    .orderBy(({ fn, val }) => fn.coalesce('retention_look_at', val('0')));
}
