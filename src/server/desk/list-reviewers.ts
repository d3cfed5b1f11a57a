/** Everyone who may log in at the desk, for an operator. */

import { reviewerKind } from '../auth/may-review.ts';
import { emailOf } from '../auth/set-password.ts';
import type { World } from '../platform/world/world.ts';

/** One line for each, by lender and address. @param org one lender's; all without it */
export async function listReviewers(world: World, org: string | undefined): Promise<string[]> {
  const { db, clock } = world;
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('second_factors', 'second_factors.account_uuid', 'accounts.uuid')
    .selectAll('accounts')
    .select('proved_at')
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('sessions.account_uuid', '=', 'accounts.uuid')
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', String(clock.now()))
        .as('live'),
    )
    .where('kind', '=', reviewerKind)
    .$if(org !== undefined, (query) => query.where('org_code', '=', org ?? ''))
    .execute();
  return rows
    .map((row) => {
      const said = [
        row.disabled_at === null ? 'may log in' : `disabled on ${dayOf(row.disabled_at)}`,
        row.proved_at === null ? 'second factor not set up' : `second factor since ${dayOf(row.proved_at)}`,
        ...(row.may_file ? ['downloads the register'] : []),
        ...(row.may_approve ? ['approves lenders'] : []),
        `${row.live ?? 0} live ${Number(row.live) === 1 ? 'session' : 'sessions'}`,
      ];
      return `${row.org_code} ${emailOf({ world }, row)}: ${said.join(', ')}`;
    })
    .sort();
}

const dayOf = (at: string) => new Date(Number(at)).toISOString().slice(0, 10);
