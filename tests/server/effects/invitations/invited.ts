/** Owners of a home who are invited to sign, on a server of their own: what the tests of invitations stand on. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { memoryOutbox } from '../../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { noteSignerState } from '../../../../src/server/signers/note-signer-state.ts';
import type { Client } from '../../../../src/tools/journey/client.ts';
import { arrive, inside, openRealServer, type RealServer, type Walk, walk } from '../real-server.ts';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const sam = { first: 'Sam', last: 'Spouse', email: 'sam@example.com', relation: 'SPOUSE' };
const ada = { first: 'Ada', last: 'Spouse', email: 'ada@example.com', relation: 'CHILD' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_OTHER', coOwners: [sam, ada] } };

export const outbox = memoryOutbox();
export let server: RealServer;
export let borrower: Walk;
/** Someone who has applied here for a line of their own. */
export let other: Walk;
export let right: string;

/** One walk for all of them. */
export async function invite(): Promise<void> {
  server = await openRealServer({ outbox });
  // By day everywhere: a message that can wait leaves no sooner than the morning.
  server.pass((18 * hourMs - (server.world.clock.now() % dayMs) + dayMs) % dayMs);
  borrower = await arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
  const elsewhere = await walk(server, { until: 'heloc/start/profile' });
  [other, right] = [elsewhere, elsewhere.email];
}

export const letters = (to: string, subject = /./) =>
  outbox.sent.filter((letter) => letter.to === to && subject.test(letter.subject ?? ''));
export const tokenIn = (letter: { text: string } | undefined) =>
  /#token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1] ?? '';
export const invitations = (to: string) => letters(to, /^\w+ \w+ needs your signature$/);
export const stateOf = async (first: string) => {
  const signers = await inside(server, borrower.uuid, (scope) => scope.signers.list());
  const { state, uuid } = signers.find((signer) => signer.first === first && !signer.replaced) ?? {};
  return { status: state, uuid: uuid ?? '' };
};

type Sent = { page: string; data?: object; query?: object };
export const send = (visitor: Client, { page, data = {}, query }: Sent) =>
  visitor.send(
    'POST',
    '/identity/api/v1/page-submission',
    { flow: 'signer', page, action: 'submit', data, ...(query && { query }) },
    { 'idempotency-key': randomUUID() },
  );
export const open = (token: string, visitor = server.client()) =>
  send(visitor, { page: 'invitation', query: { token } });

/** A session does not outlive fourteen days. */
export const login = ({ client, email = '' }: Walk & { email?: string }) =>
  client.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });

export async function delivered(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and data ->> 'job' in ('deliver-message', 'send-messages', 'renew-invitations')`.execute(
      server.world.db,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const note = async (
  first: string,
  state: 'VIEWED' | 'ID_DONE' | 'SIGNED' | 'DECLINED',
  reason?: string,
) => {
  const uuid = (await stateOf(first)).uuid;
  return inside(server, borrower.uuid, (scope) =>
    noteSignerState(scope, uuid, state, reason ? { reason } : {}),
  );
};
