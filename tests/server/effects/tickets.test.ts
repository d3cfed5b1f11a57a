/** Visitors without an account write to the lender, or wait for it to open in their state. */
/** Covers src/server/platform/parties/sandbox/memory-outbox.ts, src/server/identity/effects. */
import { expect, test } from 'vitest';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { sharedRealServer } from './shared-real-server.ts';

const outbox = memoryOutbox();

const server = sharedRealServer({ outbox });

// Each client has an address of its own; these visitors share one.
let visitor: ReturnType<typeof server.client> | undefined;

function send(page: string, data: object) {
  const body = { flow: 'support', page, action: 'submit', data };
  visitor ??= server.client();
  return visitor.send('POST', '/identity/api/v1/page-submission', body);
}

const rows = () => server.world.db.selectFrom('tickets').selectAll().orderBy('number').execute();

const message = {
  name: 'Ada',
  email: 'Ada@Example.com',
  topic: 'Before I apply',
  message: 'May I apply with my sister as the other owner?',
};

test('a message becomes a ticket that nobody can read in the database, and its number goes out by email', async () => {
  const reply = await send('write', message);
  const [row] = await rows();

  expect(reply.status).toBe(200);
  expect(row).toMatchObject({ kind: 'TICKET', org_code: 'default' });
  expect(Buffer.from(row?.body ?? []).toString('latin1')).not.toContain('sister');
  expect(outbox.sent.at(-1)).toMatchObject({ channel: 'EMAIL', to: 'ada@example.com' });
  expect(outbox.sent.at(-1)?.text).toContain(row?.number);
});

test('the people at the lender get the message where they read mail: who wrote, what, and by when to answer', () => {
  const toLender = outbox.sent.find(({ text }) => text.includes(message.message));
  expect(toLender?.to).toBe(server.world.content.orgs.default?.org.email);
  expect(toLender?.text).toMatch(/Ada wrote .*Before I apply/);
  expect(toLender?.text).toMatch(/ada@example\.com within one business day/i);
});

test('an empty message makes no ticket', async () => {
  const reply = await send('write', { ...message, message: 'Hi' });

  expect(reply.body).toMatchObject({ fields: { '/message': 'Write between 10 and 2,000 characters' } });
  expect(await rows()).toHaveLength(1);
});

test('a visitor who waits for a state to open gets an email about it', async () => {
  const reply = await send('waitlist', { email: 'kai@example.com', state: 'Hawaii' });

  expect(reply.status).toBe(200);
  expect((await rows()).map(({ kind }) => kind)).toEqual(['TICKET', 'WAITLIST']);
  expect(outbox.sent.at(-1)).toMatchObject({
    to: 'kai@example.com',
    subject: expect.stringMatching(/waitlist/),
  });
  expect(outbox.sent.at(-2)?.to).toBe(server.world.content.orgs.default?.org.email);
  expect(outbox.sent.at(-2)?.text).toMatch(/kai@example\.com would like to know when .* lends in Hawaii/);
});

test('one network address can open a few tickets an hour', async () => {
  const replies = [];
  for (let sent = 0; sent < 12; sent += 1) replies.push((await send('write', message)).status);

  expect(replies[0]).toBe(200);
  expect(replies.at(-1)).toBe(429);
});
