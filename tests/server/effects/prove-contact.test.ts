/** An email address or a phone counts only when a one-time code proved it; what was proved before needs none. */
/** Covers src/server/effects. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import { arrive, fact, settled, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

const details = { ownership: 'SOLE', ssn: '666101001', mailingSame: true, hardCredit: true };

async function atContact(): Promise<{ borrower: Walk; email: string }> {
  const borrower = await arrive(server, { until: 'heloc/start/contact' });
  return { borrower, email: String(fact(await settled(server, borrower), 'profile.email')) };
}

function send({ client, uuid }: Walk, data: object) {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const body = { page: 'start/contact', action: 'submit', data: { ...details, ...data } };
  return client.send('POST', path, body, { 'idempotency-key': randomUUID() });
}

test('registration has proved the email address, not the phone; a code proves the phone and is not asked for again', async () => {
  const { borrower, email } = await atContact();
  expect(fact(await settled(server, borrower), 'profile.verified')).toEqual({ email });

  const without = await send(borrower, { email, phone: '+12025550101' });
  expect(without.status).toBe(422);
  expect(without.body).toMatchObject({ fields: { '/phoneCode': 'Ask for a code, then enter it here' } });

  const proved = await send(borrower, { email, phone: '+12025550101', phoneCode: '000000' });
  expect(proved.status).toBe(200);
  expect(fact(proved.body as Journey, 'profile.verified')).toEqual({ email, phone: '+12025550101' });
  expect((await send(borrower, { email, phone: '+12025550101' })).status).toBe(200);
});

test('another email address needs a code that was sent there', async () => {
  const { borrower, email } = await atContact();
  const other = `Other-${randomUUID().slice(0, 8)}@Example.com`;
  const phone = { phone: '+12025550101', phoneCode: '000000' };

  expect((await send(borrower, { email: other, ...phone })).body).toMatchObject({
    fields: { '/emailCode': 'Ask for a code, then enter it here' },
  });
  const changed = await send(borrower, { email: other, emailCode: '000000', ...phone });
  expect(fact(changed.body as Journey, 'profile.email')).toBe(other.toLowerCase());
  expect(fact(changed.body as Journey, 'profile.verified.email')).toBe(other.toLowerCase());
  expect(email).not.toBe(other);
});

test('wrong codes are counted although the submission is refused, and the fifth ends it', async () => {
  const { borrower, email } = await atContact();
  const guess = () => send(borrower, { email, phone: '+12025550102', phoneCode: '111111' });
  const said: unknown[] = [];
  for (let tries = 0; tries < 6; tries += 1) said.push((await guess()).body);

  const left = (words: string) => ({
    fields: { '/phoneCode': `That code isn't right. You have ${words} left` },
  });
  expect(said[0]).toMatchObject(left('4 tries'));
  expect(said[3]).toMatchObject(left('1 try'));
  expect(said[5]).toMatchObject({
    fields: { '/phoneCode': "You've tried this code too many times. Ask for a new one." },
  });
  expect(fact(await settled(server, borrower), 'profile.verified.phone')).toBeUndefined();
});

test('a company on the deed is refused with the reason, and a taxpayer number by its name', async () => {
  const { borrower, email } = await atContact();
  const reply = await send(borrower, {
    email,
    phone: '+12025550101',
    phoneCode: '000000',
    ownership: 'OTHER',
    ssn: '912345678',
  });

  expect(reply.body).toMatchObject({
    fields: {
      '/ownership':
        "We can't lend to a company, an irrevocable trust or a life estate. Check the deed, or call us",
      '/ssn': "Enter your Social Security number. We can't accept an ITIN",
    },
  });
});
