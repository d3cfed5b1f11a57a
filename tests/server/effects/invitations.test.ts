/**
 * Covers src/server/signers, src/server/application/{signer-store,invitation-token}.ts, src/server/messages/secret-way.ts,
 *   src/server/effects/change-owner.ts, src/server/desk/{co-signatures,owner-change}.ts,
 *   src/server/facts/signer-facts.ts, src/server/account-effects/{open-invitation,renew-invitation,signer-sign-in}.ts.
 */
/** Owners who are invited to sign: each once, by a link that works by a button, and never through somebody else's hands. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitationToken } from '../../../src/server/application/invitation-token.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { sendDue } from '../../../src/server/messages/send-due.ts';
import { sweepMessages } from '../../../src/server/messages/sweep-messages.ts';
import { noteSignerState } from '../../../src/server/signers/note-signer-state.ts';
import { memoryOutbox } from '../../../src/server/vendors/sandbox/memory-outbox.ts';
import type { Client } from '../../../src/tools/journey/client.ts';
import {
  arrive,
  fact,
  inside,
  openRealServer,
  type RealServer,
  settled,
  submit,
  type Walk,
  walk,
} from './real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const sam = { first: 'Sam', last: 'Spouse', email: 'sam@example.com', relation: 'SPOUSE' };
const ada = { first: 'Ada', last: 'Spouse', email: 'ada@example.com', relation: 'CHILD' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_OTHER', coOwners: [sam, ada] } };

const outbox = memoryOutbox();
let server: RealServer;
let borrower: Walk;
/** Somebody who has applied here for a line of their own. */
let other: Walk;
let right: string;

beforeAll(async () => {
  server = await openRealServer({ outbox });
  // By day everywhere: a message that can wait leaves no sooner than the morning.
  server.pass((18 * hourMs - (server.world.clock.now() % dayMs) + dayMs) % dayMs);
  borrower = await arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
  const elsewhere = await walk(server, { until: 'heloc/start/profile' });
  [other, right] = [elsewhere, elsewhere.email];
}, 120_000);
afterAll(() => server.close());

const letters = (to: string, subject = /./) =>
  outbox.sent.filter((letter) => letter.to === to && subject.test(letter.subject ?? ''));
const tokenIn = (letter: { text: string } | undefined) =>
  /#token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1] ?? '';
const invitations = (to: string) => letters(to, /^\w+ \w+ needs your signature$/);
const stateOf = async (first: string) => {
  const signers = await inside(server, borrower.uuid, (scope) => scope.signers.list());
  const { state, uuid } = signers.find((signer) => signer.first === first && !signer.replaced) ?? {};
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

const note = async (first: string, state: 'VIEWED' | 'ID_DONE' | 'SIGNED' | 'DECLINED', reason?: string) => {
  const uuid = (await stateOf(first)).uuid;
  return inside(server, borrower.uuid, (scope) =>
    noteSignerState(scope, uuid, state, reason ? { reason } : {}),
  );
};

describe('how far a signer has come', () => {
  test('goes only onward, and what comes twice changes nothing', async () => {
    expect(await note('Sam', 'ID_DONE')).toBe(true);
    expect(await note('Sam', 'ID_DONE')).toBe(false);
    expect(await note('Sam', 'VIEWED')).toBe(false);
    expect((await stateOf('Sam')).status).toBe('ID_DONE');
  });
});

describe('what the borrower changes', () => {
  const change = async (first: string, data: object) =>
    submit(borrower, 'signing/additional', { who: (await stateOf(first)).uuid, ...data });
  const refused = async (first: string, data: object) => JSON.stringify((await change(first, data)).body);
  const figuresOf = async () => {
    const journey = await settled(server, borrower);
    return fact(journey, 'figures.signers') as {
      name: string;
      email: string;
      status: string;
      note: string;
    }[];
  };
  const answer = async (name: string, given: string) => {
    const open = server.world.db.selectFrom('reviews').select(['uuid', 'name']).where('state', '=', 'OPEN');
    const review = await open.where('name', '=', name).executeTakeFirstOrThrow();
    const reason = 'I have read it.';
    await answerReview(server.world, borrower.uuid, { ...review, answer: given, reason });
  };
  const own = async () => String(fact(await settled(server, borrower), 'profile.email'));

  test('an invitation goes again with another link, as often as a day allows', async () => {
    await login(borrower);
    for (let times = 0; times < 4; times += 1)
      expect((await change('Ada', { what: 'AGAIN' })).status).toBe(200);
    expect(await refused('Ada', { what: 'AGAIN' })).toContain('as many invitations as we can today');
    await delivered();
    const links = invitations('ada@example.com').map(tokenIn);
    expect([links.length, new Set(links).size]).toEqual([6, 6]);
    expect(JSON.stringify((await open(links[4] ?? '')).body)).toContain('newer one');
  });

  test("a corrected address is its own: neither the borrower's nor another owner's", async () => {
    const correct = (email: string) => refused('Ada', { what: 'CORRECT', email });
    expect(await correct(await own())).toContain('This one is yours');
    expect(await correct('SAM@example.com')).toContain('Another owner has this one');
    expect(await refused('Ada', { what: 'CORRECT' })).toContain('Change at least one');
    expect(await refused('Ada', { what: 'CORRECT', first: 'Adah' })).toContain(
      'already opened their invitation',
    );
  });

  test('with another address the link before dies, and who opened it at the wrong one is off', async () => {
    const links = invitations('ada@example.com').map(tokenIn);
    expect((await change('Ada', { what: 'CORRECT', email: right })).status).toBe(200);
    await delivered();
    expect(invitations(right)).toHaveLength(1);
    expect(JSON.stringify((await open(links[5] ?? '')).body)).toContain("don't need to sign anymore");
    const wrong = await send(server.client(), {
      page: 'login',
      data: { email: 'ada@example.com', code: '000000' },
    });
    expect(wrong.status).toBe(409);
    const [old] = (await inside(server, borrower.uuid, (scope) => scope.signers.list())).filter(
      ({ replaced }) => replaced,
    );
    const part = await inside(server, old?.partUuid ?? '', (scope) => scope.entities.get('status'));
    expect(part).toMatchObject({ cancelled: true });
    expect((await figuresOf()).map(({ email, status }) => [email, status])).toEqual([
      ['sam@example.com', 'ID_DONE'],
      [right, 'INVITED'],
    ]);
  });

  test('the borrower hears that an owner would rather not sign, with the reason, and may ask again', async () => {
    expect(await note('Ada', 'DECLINED', 'I want to sell the house.')).toBe(true);
    await delivered();
    expect(letters(await own(), /^Ada would rather not sign$/)).toHaveLength(1);
    expect((await figuresOf())[1]?.note).toContain('I want to sell the house.');
    const link = tokenIn(invitations(right)[0]);
    expect(JSON.stringify((await open(link)).body)).toContain('ask the person who invited you');
    expect((await change('Ada', { what: 'AGAIN' })).status).toBe(200);
    await delivered();
    expect(invitations(right)).toHaveLength(2);
    expect((await stateOf('Ada')).status).toBe('INVITED');
  });

  test('who has a login here already signs with it', async () => {
    const link = tokenIn(invitations(right)[1]);
    expect((await open(link, other.client)).status).toBe(200);
    expect((await stateOf('Ada')).status).toBe('VIEWED');
    const { uuid } = await other.client.expect('GET', '/service-profile/api/v1/profile');
    const journey = await settled(server, borrower);
    expect(JSON.stringify(fact(journey, 'application.helocSigners'))).toContain(String(uuid));
    const sam = await inside(server, borrower.uuid, async ({ signers }) => (await signers.list())[0]);
    await inside(server, borrower.uuid, ({ signers }) =>
      signers.change(sam?.uuid ?? '', { email: right, used: false }),
    );
    const again = invitationToken(server.world.secrets, { uuid: sam?.uuid ?? '', sends: sam?.sends ?? 0 });
    expect(JSON.stringify((await open(again, other.client)).body)).toContain(
      'Another owner signs with this email',
    );
    await inside(server, borrower.uuid, ({ signers }) =>
      signers.change(sam?.uuid ?? '', { email: 'sam@example.com' }),
    );
  });

  test('on paper, by wish or without electronic documents, the link stops and a person calls', async () => {
    expect((await change('Sam', { what: 'IN_PERSON' })).status).toBe(200);
    await delivered();
    expect(letters('sam@example.com', /^You'll sign on paper$/)).toHaveLength(1);
    expect(letters(right, /paper/)).toHaveLength(0);
    await answer('coOwners', 'signed');
    expect((await stateOf('Sam')).status).toBe('SIGNED');

    const withdraw = await submit(borrower, 'document/disclosures', {}, { action: 'withdraw' });
    expect(withdraw.status).toBe(200);
    await delivered();
    expect(letters(right, /^You'll sign on paper$/)).toHaveLength(1);
    const link = tokenIn(invitations(right)[1]);
    expect(JSON.stringify((await open(link)).body)).toContain("You'll sign on paper");
    expect((await change('Ada', { what: 'AGAIN' })).status).toBe(409);
    const agree = await submit(borrower, 'document/disclosures', { esign: true }, { action: 'agree' });
    expect(agree.status).toBe(200);
  });

  test('a person who is off the deed is taken off with proof: a reviewer reads it, and the others are enough', async () => {
    const proof = [await uploadPicture(borrower, 'OWNER_CHANGE')];
    expect(await refused('Ada', { what: 'GONE' })).toContain('Add the document');
    expect((await change('Ada', { what: 'GONE', proof })).status).toBe(200);
    expect((await figuresOf())[1]?.note).toContain("We're reading the document");
    await answer('ownerGone', 'stillOwner');
    expect((await figuresOf())[1]?.note).toContain("doesn't show that this person is off the deed");
    await delivered();
    expect(letters(await own(), /another document about an owner/)).toHaveLength(1);

    const better = [await uploadPicture(borrower, 'OWNER_CHANGE')];
    expect((await change('Ada', { what: 'GONE', proof: better })).status).toBe(200);
    await answer('ownerGone', 'gone');
    await delivered();
    expect(letters(right, /^You don't need to sign anymore$/)).toHaveLength(1);
    expect((await figuresOf()).map(({ status }) => status)).toEqual(['SIGNED', 'WITHDRAWN']);
    expect((await settled(server, borrower)).step).toBe('DEED_SIGNING');
    const status = '/service-application/api/v1/application/heloc/co-deed/status';
    const found = await borrower.client.expect('GET', status);
    expect(found).toEqual({ applicationUuid: borrower.uuid, coDeedStatus: 'COMPLETE' });
  });
});
