/** Ends what a request holds under its Idempotency-Key: with the answer to repeat, or so that the key may try again. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { awayReason } from '../../platform/db/away-reason.ts';
import { patiently } from '../../platform/db/patiently.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** `claimedAt`: milliseconds since 1970. Whoever takes the claim over after its lease has a later one. */
export type Claim = { name: string; claimedAt: number };

/**
 * While the database is away the answer goes out nevertheless, and the claim ends as soon as the database is back:
 * whoever tries again under the same key would wait for the lease otherwise.
 * @param leaseMs how long a claim counts; then another takes it over, and nothing is left to end
 * @returns `response` is the sealed answer; without one the claim is given up
 */
export function settleClaims(app: FastifyInstance, db: Kysely<Tables>, leaseMs: number) {
  let isClosing = false;
  app.addHook('onClose', async () => {
    isClosing = true;
  });
  return async (claim: Claim, response?: Uint8Array): Promise<void> => {
    const until = Date.now() + leaseMs;
    const work = () => (response ? keep(db, claim, response) : giveUp(db, claim));
    const patience = {
      report: () => undefined,
      isOver: () => isClosing || Date.now() > until,
    };
    await work().catch((error: unknown) => {
      if (awayReason(error) === undefined) throw error;
      patiently(patience, work).catch((err) => app.log.warn({ err }, 'a claim was left to its lease'));
    });
  };
}

async function keep(db: Kysely<Tables>, { name, claimedAt }: Claim, response: Uint8Array): Promise<void> {
  await db
    .updateTable('replays')
    .set({ response })
    .where('name', '=', name)
    .where('created_at', '=', String(claimedAt))
    .execute();
}

async function giveUp(db: Kysely<Tables>, { name, claimedAt }: Claim): Promise<void> {
  await db
    .deleteFrom('replays')
    .where('name', '=', name)
    .where('created_at', '=', String(claimedAt))
    .where('response', 'is', null)
    .execute();
}
