/**
 * The card of a loan officer or broker, for whoever sees the page. A card is kept for ten minutes, as browsers keep it, and
 * longer while the directory does not answer.
 */
import type { LoanOriginator } from '../../../types/loan-originator.ts';
import { inTime } from '../parties/common/in-time.ts';
import type { World } from './world.ts';

/** Specification, section 9: the originator's data is stale after ten minutes. */
const pagesMs = 10 * 60 * 1000;
/** A card is a small part of a page: no one waits long for it. */
const patienceMs = 5_000;

/**
 * Undefined where the lender has no such originator. Throws `PartyFailed` when the directory does not answer and no card is kept.
 * @param uuid in lower case @param lender its code @param freshMs how old a kept card may be before the directory is asked again
 */
export async function originatorCard(
  world: World,
  uuid: string,
  lender: string,
  freshMs = pagesMs,
): Promise<LoanOriginator | undefined> {
  const kept = await keptCard(world, uuid, lender);
  if (kept && kept.askedAt > world.clock.now() - freshMs) return kept.card;
  try {
    const card = await inTime('originators.find', patienceMs, () =>
      world.parties.originators.find(uuid, lender),
    );
    await (card ? keep(world, uuid, lender, card) : forget(world, uuid, lender));
    return card;
  } catch (error) {
    if (kept) return kept.card;
    throw error;
  }
}

async function keptCard({ db }: World, uuid: string, lender: string) {
  const row = await db
    .selectFrom('originators')
    .select(['card', 'asked_at'])
    .where('uuid', '=', uuid)
    .where('org_code', '=', lender)
    .executeTakeFirst();
  return row && { card: row.card as unknown as LoanOriginator, askedAt: Number(row.asked_at) };
}

async function keep({ db, clock }: World, uuid: string, lender: string, card: LoanOriginator) {
  const values = { card: JSON.stringify(card), asked_at: clock.now() };
  await db
    .insertInto('originators')
    .values({ uuid, org_code: lender, ...values })
    .onConflict((known) => known.columns(['uuid', 'org_code']).doUpdateSet(values))
    .execute();
}

async function forget({ db }: World, uuid: string, lender: string) {
  await db.deleteFrom('originators').where('uuid', '=', uuid).where('org_code', '=', lender).execute();
}
