/** A company that fails again and again is not asked for a while; then one question is tried, and its answer opens the way for all. */
/** Covers src/server/platform/parties/common/{breaker,no-answer,party-failed}.ts. */
import { beforeEach, expect, test } from 'vitest';
import { openBreaker } from '../../../src/server/platform/parties/common/breaker.ts';
import { NoAnswer } from '../../../src/server/platform/parties/common/no-answer.ts';
import { PartyFailed } from '../../../src/server/platform/parties/common/party-failed.ts';

let now = 0;
let asked = 0;
let news: string[] = [];
let breaker = openBreaker({ now: () => now, tell: (is) => news.push(is) });
beforeEach(() => {
  now = 0;
  asked = 0;
  news = [];
  breaker = openBreaker({ now: () => now, tell: (is) => news.push(is) });
});

const silence = () => new NoAnswer('no answer in 19500 ms');
const away = () => ask(() => Promise.reject(silence()));
const well = () => ask(async () => 'yes');
/** @returns the answer, or why there is none */
async function ask(answer: () => Promise<string>): Promise<string> {
  try {
    return await breaker.through(() => {
      asked += 1;
      return answer();
    });
  } catch (error) {
    return new PartyFailed('flood.determine', error).message;
  }
}
async function failFiveTimes() {
  for (let times = 0; times < 5; times += 1) await away();
}

test('after five failures in a row the sixth caller hears at once that the company is not asked', async () => {
  await failFiveTimes();
  expect(await well()).toBe('flood.determine failed: not asked after 5 failures');
  expect([asked, breaker.isResting(), news]).toEqual([5, true, ['resting']]);
});

test('an answer in between begins the count anew, and so does a refusal: who refuses is there', async () => {
  for (let times = 0; times < 4; times += 1) await away();
  await ask(() => Promise.reject(new NoAnswer('status 422', { status: 422 })));
  for (let times = 0; times < 4; times += 1) await away();
  expect(await well()).toBe('yes');
  expect(news).toEqual([]);
});

test('after its rest one question is tried, others wait a second for its outcome, and an answer opens the way', async () => {
  await failFiveTimes();
  now += 15_000;
  let finish: (answer: string) => void = () => undefined;
  const trial = ask(() => new Promise((resolve) => (finish = resolve)));
  expect(await well()).toBe('flood.determine failed: not asked after 5 failures');
  finish('yes');
  expect(await trial).toBe('yes');
  expect([await well(), await well(), news]).toEqual(['yes', 'yes', ['resting', 'back']]);
});

test('a trial that fails begins another rest, and a caller is told how long it lasts', async () => {
  await failFiveTimes();
  now += 15_000;
  await away();
  now += 5_000;
  const error = await breaker.through(async () => 'yes').catch((thrown: NoAnswer) => thrown);
  expect(error).toMatchObject({ restMs: 10_000 });
  expect(new PartyFailed('flood', error).restMs).toBe(10_000);
  expect([asked, news]).toEqual([6, ['resting']]);
});

test('a service that is too busy, or broken behind its gateway, is away', async () => {
  for (const status of [429, 500, 502, 503, 504])
    await ask(() => Promise.reject(new NoAnswer(`status ${status}`, { status })));
  expect(breaker.isResting()).toBe(true);
});
