/** Many borrowers behind one address: each who is logged in has a minute's requests of their own, and strangers share the address's. */
/** Covers src/server/http/plugins/limit-flood.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications, type Borrower, register } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
let borrowers: Borrower[];
const most = 40;
beforeAll(async () => {
  server = await openTestServer({ startQueue: false, env: { HEARTHLINE_RATE: String(most) } });
  borrowers = [await register(server), await register(server)];
});
afterAll(() => server.close());

const look = (borrower: Borrower) => borrower.get(`${applications}/${borrower.uuid}/journey`);
const stranger = (token?: string) => {
  const visitor = Object.assign(new Visitor(server.app), { token });
  return visitor.get(`${applications}/${borrowers[0]?.uuid}/journey`);
};

test('who is logged in is answered where strangers have used the address up, and is held to the same number', async () => {
  for (const borrower of borrowers) expect((await look(borrower)).statusCode).toBe(200);
  const answers: number[] = [];
  for (let count = 0; count <= most; count += 1) answers.push((await stranger()).statusCode);
  expect(answers.at(-1)).toBe(429);

  for (const borrower of borrowers) expect((await look(borrower)).statusCode).toBe(200);
  const [first] = borrowers;
  for (let count = 0; count < most; count += 1) if (first) await look(first);
  const refused = first && (await look(first));
  expect([refused?.statusCode, refused?.json().message]).toEqual([429, expect.stringContaining('moment')]);
});

test('a token that was never admitted counts for its address', async () => {
  expect((await stranger(`${'a'.repeat(40)}.b.c`)).statusCode).toBe(429);
});
