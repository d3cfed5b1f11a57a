/**
 * Covers src/server/signers, src/server/application/{signer-store,invitation-token}.ts, src/server/messages/secret-way.ts,
 *   src/server/facts/signer-facts.ts, src/server/account-effects/{open-invitation,renew-invitation,signer-sign-in}.ts.
 */
/** Owners who are invited to sign: each once, by a link that works by a button, and never through somebody else's hands. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDue } from '../../../src/server/messages/send-due.ts';
import { sweepMessages } from '../../../src/server/messages/sweep-messages.ts';
import { noteSignerState } from '../../../src/server/signers/note-signer-state.ts';
import { memoryOutbox } from '../../../src/server/vendors/sandbox/memory-outbox.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import { arrive, fact, inside, openRealServer, type RealServer, settled, type Walk } from './real-server.ts';

const dayMs = 86_400_000;
const sam = { first: 'Sam', last: 'Spouse', email: 'sam@example.com', relation: 'SPOUSE' };
const ada = { first: 'Ada', last: 'Spouse', email: 'ada@example.com', relation: 'CHILD' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_OTHER', coOwners: [sam, ada] } };

const outbox = memoryOutbox();
let server: RealServer;
let borrower: Walk;

beforeAll(async () => {
  server = await openRealServer({ outbox });
  borrower = await arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
}, 120_000);
afterAll(() => server.close());

const letters = (to: string, subject = /./) =>
  outbox.sent.filter((letter) => letter.to === to && subject.test(letter.subject ?? ''));
const tokenIn = (letter: { text: string } | undefined) =>
  /#token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1] ?? '';
const invitations = (to: string) => letters(to, /^\w+ \w+ needs your signature$/);
const stateOf = async (first: string) => {
  const signers = await inside(server, borrower.uuid, (scope) => scope.signers.list());
  const { state, uuid } = signers.find((signer) => signer.first === first) ?? {};
  return { status: state, uuid: uuid ?? '' };
};

type Sent = { page: string; data?: object; query?: object };
const send = (visitor: Client, { page, data = {}, query }: Sent) =>
  visitor.send(
    'POST',
    '/identity/api/v1/page-submission',
    { flow: 'signer', page, action: 'submit', data, ...(query && { query }) },
    { 'idempotency-key': randomUUID() },
  );
const open = (token: string, visitor = server.client()) =>
  send(visitor, { page: 'invitation', query: { token } });

/** A session does not outlive fourteen days. */
const login = ({ client, email = '' }: Walk & { email?: string }) =>
  client.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });

async function delivered(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and data ->> 'job' in ('deliver-message', 'send-messages')`.execute(server.world.db);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('an invitation', () => {
  test('goes to each owner once, by name, whatever is tried again', async () => {
    expect((await settled(server, borrower)).step).toBe('CO_DEED_REQ');
    await sendDue(server.world, borrower.uuid);
    await sweepMessages(server.world, (error) => expect(error).toBeUndefined());
    await delivered();
    expect(invitations('sam@example.com')).toHaveLength(1);
    expect(invitations('ada@example.com')).toHaveLength(1);
    const [letter] = invitations('sam@example.com');
    expect(letter?.text).toContain('Hi Sam,');
    expect(letter?.text).toContain('named you as an owner');
    expect(letter?.text).not.toContain('because you applied');
    expect(tokenIn(letter)).not.toBe(tokenIn(invitations('ada@example.com')[0]));
  });

  test('opens by the button alone; a scanner that follows the link changes nothing', async () => {
    const { client } = borrower;
    const page = await client.send('GET', '/account/heloc/heloc-signer/invitation');
    expect(page.status).toBe(200);
    expect((await stateOf('Sam')).status).toBe('INVITED');
  });

  test('opens for its own person, and for no one who is logged in as another', async () => {
    const token = tokenIn(invitations('sam@example.com')[0]);
    const foreign = await open(token, borrower.client);
    expect([foreign.status, JSON.stringify(foreign.body)]).toEqual([409, expect.stringContaining('s***@…')]);
    expect((await stateOf('Sam')).status).toBe('INVITED');

    const visitor = server.client();
    expect((await open(token, visitor)).status).toBe(200);
    expect((await stateOf('Sam')).status).toBe('VIEWED');
    const profile = await visitor.expect('GET', '/service-profile/api/v1/profile');
    expect(profile).toMatchObject({ profileType: 'CO_DEEDER' });
    const journey = await settled(server, borrower);
    expect(fact(journey, 'application.additionalSignerVersion')).toBe('v1');
    expect(fact(journey, 'application.helocSigners.0.identityUuid')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a used link, a cut-off one and one of another lender open nothing, and say what to do', async () => {
    const token = tokenIn(invitations('sam@example.com')[0]);
    const says = async (reply: Promise<{ status: number; body: unknown }>) =>
      JSON.stringify((await reply).body);
    expect(await says(open(token))).toContain('already used this link');
    expect(await says(open(token.slice(0, 40)))).toContain('Ask for a new link');
    const ada = tokenIn(invitations('ada@example.com')[0]);
    expect(await says(open(ada, server.client('alderquay')))).toContain('Ask for a new link');
    expect((await stateOf('Ada')).status).toBe('INVITED');
  });

  test('who has opened it logs in with a code; who was not invited learns that', async () => {
    const code = { code: '000000' };
    const back = await send(server.client(), { page: 'login', data: { email: 'sam@example.com', ...code } });
    expect(back.status).toBe(200);
    const stranger = await send(server.client(), {
      page: 'login',
      data: { email: 'x@example.com', ...code },
    });
    expect(JSON.stringify(stranger.body)).toContain("didn't send an invitation");
  });

  test('reminds an owner who has not opened it on the third, seventh and twelfth day', async () => {
    for (const days of [3, 4, 5]) {
      server.pass(days * dayMs + 60_000);
      await sweepMessages(server.world, (error) => expect(error).toBeUndefined());
      await delivered();
    }
    expect(letters('ada@example.com').map(({ subject }) => subject)).toHaveLength(4);
    expect(letters('ada@example.com').map(tokenIn)).toEqual(
      Array(4).fill(tokenIn(invitations('ada@example.com')[0])),
    );
    expect(letters('sam@example.com', /not finished signing|is waiting for your signature/)).toHaveLength(2);
  });

  test('expires after fourteen days: the borrower hears of it, and a new link goes to the invited address alone', async () => {
    server.pass(2 * dayMs + 60_000);
    await sweepMessages(server.world, (error) => expect(error).toBeUndefined());
    await delivered();
    expect(
      outbox.sent.filter(({ subject }) => subject === 'The invitation for Ada has expired'),
    ).toHaveLength(1);
    const old = tokenIn(invitations('ada@example.com')[0]);
    expect(JSON.stringify((await open(old)).body)).toContain('expired');
    const late = await send(server.client(), {
      page: 'login',
      data: { email: 'ada@example.com', code: '000000' },
    });
    expect(JSON.stringify(late.body)).toContain('expired');

    const ask = (email: string) => send(server.client(), { page: 'new-link', data: { email } });
    const [known, unknown] = [await ask('ada@example.com'), await ask('nobody@example.com')];
    expect([known.status, JSON.stringify(known.body)]).toEqual([
      unknown.status,
      JSON.stringify(unknown.body),
    ]);
    await delivered();
    expect(letters('nobody@example.com')).toEqual([]);
    expect(invitations('ada@example.com')).toHaveLength(2);
    expect(JSON.stringify((await open(old)).body)).toContain('newer one has replaced it');
    expect((await open(tokenIn(invitations('ada@example.com')[1]))).status).toBe(200);
    expect((await stateOf('Ada')).status).toBe('VIEWED');
  });
});

describe('how far a signer has come', () => {
  const note = async (first: string, state: 'VIEWED' | 'ID_DONE' | 'SIGNED', reason?: string) => {
    const uuid = (await stateOf(first)).uuid;
    return inside(server, borrower.uuid, (scope) =>
      noteSignerState(scope, uuid, state, reason ? { reason } : {}),
    );
  };

  test('goes only onward, and what comes twice changes nothing', async () => {
    expect(await note('Sam', 'ID_DONE')).toBe(true);
    expect(await note('Sam', 'ID_DONE')).toBe(false);
    expect(await note('Sam', 'VIEWED')).toBe(false);
    expect((await stateOf('Sam')).status).toBe('ID_DONE');
  });

  test('the last signature goes on with the closing, and the days to cancel begin with it', async () => {
    expect(await note('Sam', 'SIGNED')).toBe(true);
    await login(borrower);
    expect((await settled(server, borrower)).step).toBe('CO_DEED_REQ');
    expect(await note('Ada', 'SIGNED')).toBe(true);
    const journey = await settled(server, borrower);
    expect(journey.step).toBe('DEED_SIGNING');
    expect(fact(journey, 'application.coDeedStatus')).toBe('COMPLETE');
  });
});
