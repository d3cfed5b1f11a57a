/** Hears each word of a company once: whoever sends it again, the company or an eavesdropper, changes nothing. */
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Whether this is the first time.
 * @param id what the company calls it, behind the company's name, such as `twilio/SM…/delivered`
 * @param now milliseconds since 1970
 */
export async function hearOnce(tx: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  const row = await tx
    .insertInto('webhooks')
    .values({ id, heard_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
