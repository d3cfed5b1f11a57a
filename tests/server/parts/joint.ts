/**
 * A borrower who has submitted, and someone who borrows too: their part is opened and filled as its pages do it. The email's
 * key says which sample file the bureau has.
 */

import { sql } from 'kysely';
import { record } from '../../../src/server/application/stored.ts';
import { insertAccount } from '../../../src/server/auth/insert-account.ts';
import type { CreditInquiry } from '../../../src/server/platform/parties/credit-bureau/party.ts';
import { noteSignerState } from '../../../src/server/signers/note-signer-state.ts';
import { openPart } from '../../../src/server/signers/parts/open-part.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { changed, inside, type RealServer, settled, type Walk, walk } from '../effects/real-server.ts';

export type Partner = {
  /** The sample file of the bureau. */
  key?: string;
  /** Dollars a year. */
  annualIncome?: number;
  /** Without it they have not agreed to the hard pull. */
  agrees?: boolean;
};
export type Change = Record<string, Record<string, unknown>>;
export type Couple = { borrower: Walk & { email: string }; part: string; signer: string };

/** The borrower has signed the summary's pages up to the last, and the other has told all that is asked. */
export async function couple(
  server: RealServer,
  change: Change = {},
  partner: Partner = {},
): Promise<Couple> {
  const borrower = await walk(server, { until: 'heloc/start/app-summary', change });
  const { part, signer } = await joined(server, borrower, partner);
  return { borrower, part, signer };
}

/** Sends the application off; what follows it is work of the queue. */
export async function submitJoint({ borrower }: Couple, change: Change = {}): Promise<void> {
  const { client, email, progress } = borrower;
  const sample = changed(readSample('happy'), change);
  const from = sample.steps.findIndex(({ page }) => page === 'start/app-summary');
  await drive(client, { ...sample, steps: sample.steps.slice(0, from + 1) }, { email, progress, from });
}

async function joined(server: RealServer, borrower: Walk, partner: Partner) {
  const { key = 'happy', annualIncome = 90_000, agrees = true } = partner;
  const person = { first: 'Sam', last: 'Partner', email: `s${Date.now()}+${key}@example.com` };
  const accountUuid = await insertAccount(server.world.db, server.world, {
    orgCode: 'default',
    email: person.email,
    kind: 'CO_DEEDER',
    secret: 'none',
  });
  const [part, signer] = await inside(server, borrower.uuid, async (scope) => {
    const { uuid } = await scope.signers.add({ ...person, role: 'CO_BORROWER' }, 86_400_000);
    const partUuid = await openPart(scope, { signerUuid: uuid, accountUuid, role: 'CO_BORROWER', person });
    await noteSignerState(scope, uuid, 'VIEWED', { partUuid, accountUuid });
    return [partUuid, uuid] as const;
  });
  await inside(server, part, async (scope) => {
    await record(scope, 'profile', { dob: '1986-09-30' });
    await record(scope, 'income', { employmentType: 'FULL_TIME', annualIncome, employer: 'Harbor Clinic' });
    await scope.sealed.put('ssn', '666101002');
    await scope.entities.put('hmda', { ethnicity: ['1'], race: ['5'], sex: ['1'] });
    if (agrees) await scope.consents.add({ type: 'HARD_CREDIT', version: '1', text: 'I agree.' });
  });
  await inside(server, borrower.uuid, (scope) => noteSignerState(scope, signer, 'APPLIED').then(() => {}));
  return { part, signer };
}

/** The borrower's journey once no work of the two is left to run. */
export async function bothSettled(server: RealServer, { borrower, part }: { borrower: Walk; part: string }) {
  for (let tries = 0; tries < 200; tries++) {
    const busy = await sql<{ id: string }>`
      select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and data -> 'data' ->> 'applicationUuid' in (${borrower.uuid}, ${part})`.execute(server.world.db);
    if (busy.rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return settled(server, borrower);
}

/** Writes down what the bureau is asked from here on, and lets it answer. */
export function heardInquiries({ world }: RealServer): CreditInquiry[] {
  const heard: CreditInquiry[] = [];
  const { creditBureau } = world.parties;
  world.parties.creditBureau = {
    pull: (inquiry) => {
      heard.push(inquiry);
      return creditBureau.pull(inquiry);
    },
  };
  return heard;
}
