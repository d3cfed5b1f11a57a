/** Toll fraud: a code by text goes to phones that a borrower has, and to none that a stranger earns by. */
/** Covers src/server/messages/{may-text,send-code,addressee}.ts, src/server/identity/routes/identity.ts, src/server/messages/routes/inbound-texts.ts. */
import { beforeEach, expect, test } from 'vitest';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

const server = sharedTestServer();
beforeEach(() => {
  server.outbox.sent.splice(0);
  server.pass(3_601_000);
});

const askCode = (phone: string) => new Visitor(server.app).post('/identity/api/v1/otp', { phone });
const textsTo = () => server.outbox.sent.filter(({ channel }) => channel === 'SMS').map(({ to }) => to);

const reached: [where: string, phone: string][] = [
  ['the District of Columbia', '+12025550101'],
  ['the same, as people write it', '(202) 555-0101'],
  ['Puerto Rico', '+17875550101'],
  ['Guam', '+16715550101'],
  ['the Virgin Islands', '+13405550101'],
  ['American Samoa', '+16845550101'],
  ['the Northern Marianas', '+16705550101'],
  ['Ontario', '+14165550101'],
  ['an area code of 2023', '+19485550101'],
];
test.each(reached)('a code goes to %s', async (_, phone) => {
  expect((await askCode(phone)).statusCode).toBe(204);
  expect(textsTo()).toEqual([phone]);
});

const closed: [where: string, phone: string][] = [
  ['a premium number', '+19005550101'],
  ['a premium exchange', '+12029760101'],
  ['Jamaica', '+18765550101'],
  ['Jamaica, as people write it', '1 (876) 555-0101'],
  ['the Dominican Republic', '+18295550101'],
  ['Antigua', '+12685550101'],
  ['a free call', '+18005550101'],
  ['a personal number', '+15005550101'],
  ['the United Kingdom', '+447700900123'],
  ['a country whose number looks like ten digits', '+4520255501'],
  ['a satellite', '+88213000000'],
  ['the way out of the country', '011447700900123'],
  ['a number of no plan', '+11115550101'],
  ['two numbers', '+12025550101,+12025550102'],
];
test.each(closed)('none to %s, and the borrower reads why', async (_, phone) => {
  const { statusCode, body } = await askCode(phone.slice(0, 20));
  expect([statusCode, body]).toEqual([
    422,
    expect.stringContaining('mobile numbers in the United States and Canada'),
  ]);
  // Nor an answer to whoever writes to us from there.
  await new Visitor(server.app).post('/account/heloc/messages/inbound', { from: phone, text: 'HELP' });
  expect(textsTo()).toEqual([]);
});

test('one address asks for so many texts an hour, whatever the numbers', async () => {
  server.world.mode = 'production';
  const numbers = Array.from({ length: 25 }, (_, at) => `+1202555${String(1000 + at)}`);
  const statuses: number[] = [];
  for (const phone of numbers) statuses.push((await askCode(phone)).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  server.pass(3_601_000);
  expect((await askCode('+12025559999')).statusCode).toBe(204);
});

test('a lender sends so many an hour, however many addresses ask, and email goes on', async () => {
  server.world.mode = 'production';
  const asked = (index: number, to: object) =>
    new Visitor(server.app).send({
      ...{ method: 'POST', url: '/identity/api/v1/otp', payload: to },
      remoteAddress: `10.${(index >> 8) & 255}.${index & 255}.1`,
    });
  const statuses: number[] = [];
  for (let index = 0; index < 603; index += 1) {
    const phone = `+1202555${String(1000 + index)}`;
    statuses.push((await asked(index, { phone })).statusCode);
  }
  expect(statuses.indexOf(429)).toBe(600);
  const refused = await asked(700, { phone: '+12025559998' });
  expect(refused.json().errors).toEqual([expect.stringContaining('get your code by email')]);
  expect((await asked(701, { email: 'ann@example.com' })).statusCode).toBe(204);
  server.pass(3_601_000);
  expect((await asked(702, { phone: '+12025559997' })).statusCode).toBe(204);
});
