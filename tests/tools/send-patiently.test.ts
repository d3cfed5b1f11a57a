/** Covers src/tools/journey/send-patiently.ts, src/tools/journey/drive.ts. */
import { expect, test } from 'vitest';
import type { Client, Reply } from '../../src/tools/journey/client.ts';
import { bodyOf } from '../../src/tools/journey/drive.ts';
import { sendPatiently } from '../../src/tools/journey/send-patiently.ts';

const tooMany = (after?: string): Reply => {
  return { status: 429, body: {}, headers: new Headers(after ? { 'retry-after': after } : {}) };
};
const taken: Reply = { status: 200, body: { uuid: 'a' }, headers: new Headers() };

/** What became of it, and how long it waited each time, in milliseconds. */
async function sendAll(replies: Reply[]) {
  const waited: number[] = [];
  const left = [...replies];
  const reply = await sendPatiently(
    async () => left.shift() ?? taken,
    async (ms) => waited.push(ms),
  );
  return { status: reply.status, waited, left: left.length };
}

test('what is refused for being too much goes again after as long as the server says, twice at most', async () => {
  expect(await sendAll([taken])).toEqual({ status: 200, waited: [], left: 0 });
  expect(await sendAll([tooMany('7'), taken])).toEqual({ status: 200, waited: [7000], left: 0 });
  const thrice = [tooMany('1'), tooMany('60'), tooMany('2'), taken];
  expect(await sendAll(thrice)).toEqual({ status: 429, waited: [1000, 60_000], left: 1 });
});

test('another refusal, or one that says no time, is the answer at once', async () => {
  expect(await sendAll([tooMany(), taken])).toEqual({ status: 429, waited: [], left: 1 });
  const away = { ...tooMany('5'), status: 503 };
  expect(await sendAll([away, taken])).toEqual({ status: 503, waited: [], left: 1 });
});

test("a sample borrower's picture goes again, with its bytes", async () => {
  const sent: unknown[] = [];
  const send = async (_method: string, _path: string, body: unknown) => {
    sent.push((body as FormData).get('file'));
    return sent.length === 1 ? tooMany('0') : taken;
  };
  const step = { flow: 'heloc', page: 'p', action: 'submit', data: { paper: { $file: 'BANK_STATEMENT' } } };
  const body = await bodyOf({ send } as unknown as Client, step, {}, 'a@example.com');

  expect(body.data).toEqual({ paper: [{ uuid: 'a' }] });
  const [first, second] = sent.map((file) => (file as File).size);
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});
