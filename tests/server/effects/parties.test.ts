/** Outside parties that are slow, broken or asked twice: no transaction waits for them, nothing is lost, nothing is done twice. */
/** Covers src/server/start/forget-asking.ts, src/server/submission. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { BankLink } from '../../../src/server/platform/parties/bank-link/party.ts';
import { forgetAsking } from '../../../src/server/start/forget-asking.ts';
import { fact, inside, settled, signIn, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let borrower: Walk;
let honest: BankLink['link'];

const link = { institution: 'Bank', username: 'user_good', password: 'pass_good' };

const server = sharedRealServer();
beforeAll(async () => {
  honest = server.world.parties.bankLink.link;
});
afterEach(() => {
  server.world.parties.bankLink.link = honest;
  server.world.parties.patienceMs = 20_000;
});

const atBank = () => walk(server, { until: 'heloc/bank/disburse' });
const account = async (walked: Walk) => fact(await settled(server, walked), 'bank.disburse.linked');

/** A bank that answers when it is told to, and counts how often it was asked. */
function slowBank() {
  const bank = { asked: 0, answer: () => {} };
  const told = new Promise<void>((resolve) => {
    bank.answer = resolve;
  });
  server.world.parties.bankLink.link = async (...words) => {
    bank.asked += 1;
    await told;
    return honest(...words);
  };
  return bank;
}

function sendWith({ client, uuid }: Walk, key: string, more: object = {}) {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const body = { page: 'bank/disburse', action: 'submit', data: { link }, ...more };
  return client.send('POST', path, body, { 'idempotency-key': key });
}

test('while a party thinks, the application and the database are free', async () => {
  borrower = await atBank();
  const bank = slowBank();
  const sent = submit(borrower, 'bank/disburse', { link });
  await expect.poll(() => bank.asked).toBe(1);

  await inside(server, borrower.uuid, ({ entities }) => entities.merge('sandbox', { meanwhile: true }));
  const during = await settled(server, borrower);
  bank.answer();

  expect(during.step).toBe('DISBURSEMENT_ACCOUNT');
  expect((await sent).status).toBe(200);
  expect(await account(borrower)).toBe(true);
  // What was written while the party thought is still there.
  const kept = await inside(server, borrower.uuid, ({ entities }) => entities.get('sandbox'));
  expect(kept.meanwhile).toBe(true);
});

test('FAULT-2: a party that never answers is given up: 503, nothing stored, and the same key works later', async () => {
  borrower = await atBank();
  server.world.parties.patienceMs = 50;
  server.world.parties.bankLink.link = () => new Promise(() => {});
  const key = randomUUID();

  const hung = await sendWith(borrower, key);
  const between = await account(borrower);
  server.world.parties.bankLink.link = honest;
  const again = await sendWith(borrower, key);

  expect(hung.status).toBe(503);
  expect(hung.headers.get('retry-after')).toBe('60');
  expect(hung.body).toMatchObject({
    errors: ["A company we work with isn't responding. Your answers are saved. Try again in a few minutes."],
  });
  expect(between).toBeUndefined();
  expect(again.status).toBe(200);
});

test('a party that throws is the same to the borrower, and its words stay out of the answer', async () => {
  borrower = await atBank();
  server.world.parties.bankLink.link = () => Promise.reject(new TypeError('user_good said pass_good'));

  const broken = await submit(borrower, 'bank/disburse', { link });

  expect(broken.status).toBe(503);
  expect(JSON.stringify(broken.body)).not.toMatch(/pass_good|TypeError/);
  expect(await account(borrower)).toBeUndefined();
});

test('THREAT-19: a repeat asks nobody: not while the first is at work, not after it', async () => {
  borrower = await atBank();
  const bank = slowBank();
  const key = randomUUID();
  const first = sendWith(borrower, key);
  await expect.poll(() => bank.asked).toBe(1);

  const during = await sendWith(borrower, key);
  const doubled = await sendWith(borrower, randomUUID());
  bank.answer();
  const answered = await first;
  const after = await sendWith(borrower, key);

  expect([during.status, doubled.status]).toEqual([409, 409]);
  expect(answered.status).toBe(200);
  expect(after.body).toEqual(answered.body);
  expect(bank.asked).toBe(1);
});

test('an invalid or closed page is refused before any party is asked', async () => {
  borrower = await atBank();
  const bank = slowBank();

  const refused = [
    await submit(borrower, 'bank/disburse', { link: 'nonsense' }),
    await submit(borrower, 'income/link', { link, shareConsent: true }, { params: { type: 'TRUV_PAYROLL' } }),
    await sendWith(borrower, randomUUID(), { version: 1 }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([422, 409, 409]);
  expect(bank.asked).toBe(0);
});

test('FAULT-9: an application that moved on while the party thought refuses the answer', async () => {
  borrower = await atBank();
  const bank = slowBank();
  const rows = server.world.db.selectFrom('applications').select('version');
  const { version } = await rows.where('uuid', '=', borrower.uuid).executeTakeFirstOrThrow();
  const sent = sendWith(borrower, randomUUID(), { version });
  await expect.poll(() => bank.asked).toBe(1);

  await server.world.db
    .updateTable('applications')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('uuid', '=', borrower.uuid)
    .execute();
  bank.answer();
  const { status, body } = await sent;

  expect(status).toBe(409);
  expect(body).toMatchObject({ message: 'stale' });
  expect(await account(borrower)).toBeUndefined();
});

test('a server that died while asking makes nobody wait for long', async () => {
  borrower = await atBank();
  const left = server.world.clock.now() + 25_000;
  await server.world.db
    .updateTable('applications')
    .set({ asking_until: left })
    .where('uuid', '=', borrower.uuid)
    .execute();

  const early = await submit(borrower, 'bank/disburse', { link });
  server.pass(26_000);
  const late = await submit(borrower, 'bank/disburse', { link });
  await signIn(borrower, await settled(server, borrower));

  expect([early.status, late.status]).toEqual([409, 200]);
});

test('an embedded server that starts again makes nobody wait at all', async () => {
  borrower = await atBank();
  await server.world.db
    .updateTable('applications')
    .set({ asking_until: server.world.clock.now() + 25_000 })
    .where('uuid', '=', borrower.uuid)
    .execute();

  await forgetAsking(server.world);

  expect((await submit(borrower, 'bank/disburse', { link })).status).toBe(200);
});

test('no effect and no fact asks an outside party inside of the transaction', () => {
  const folders = ['effects', 'facts', 'application', 'underwriting', 'submission', 'documents'];
  const sources = folders.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../../src/server/${folder}/`, import.meta.url));
    const files = readdirSync(path).filter((file) => file.endsWith('.ts'));
    return files.map((file) => [file, readFileSync(path + file, 'utf8')] as const);
  });
  const asking = sources.filter(([, text]) => /world\.parties|\bproviders\b.*} = .*world/.test(text));

  expect(sources.length).toBeGreaterThan(50);
  expect(asking.map(([file]) => file)).toEqual(['asking-between.ts']);
});
