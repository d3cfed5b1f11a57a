/** Covers src/server/vendors/sandbox, src/server/hmda. */
/**
 * Every sample borrower stands, on the way, at each step that `reaches` names in personas.json, and ends with a row of
 * the register that may be filed. In no trail does a pull of credit come before the consent to it.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerOf } from '../../../src/server/hmda/register-of.ts';
import sandbox from '../../../src/server/vendors/sandbox/personas.json' with { type: 'json' };
import { personaOf } from '../../../src/server/vendors/sandbox/resolve-persona.ts';
import { type OtherAnswers, stepName, walkAll } from '../may-submit.ts';
import { openRealServer, type RealServer } from './real-server.ts';

vi.setConfig({ testTimeout: 900_000 });

type Wants = { amount: number; termYears: number; feePercent: number; autopay: boolean; purpose: string };
type Persona = { number: number; reaches?: string[]; wants?: Partial<Wants> };
const all = Object.entries<Persona>(sandbox.personas);
const others = JSON.parse(readFileSync('tests/cases/heloc/persona-answers.json', 'utf8')) as Record<
  string,
  OtherAnswers & { slowFrom?: string }
>;
const walkers = all.flatMap(([key, { reaches = [] }]) => (reaches.length > 0 ? [{ key, reaches }] : []));

/** What a sample borrower wants and earns, as the sandbox's file says, and answers otherwise. */
function answersOf(key: string): OtherAnswers {
  const { income } = personaOf(key);
  const wants: Wants = { ...sandbox.default.wants, ...all.find(([name]) => name === key)?.[1].wants };
  const { amount, termYears: term, feePercent, autopay, purpose } = wants;
  const offer = { term, amount, feePercent, autopay, version: { $fact: 'figures.offerInputs.version' } };
  const { change = {} } = others[key] ?? {};
  const stated = { annualIncome: income.monthlyStated * 12, requestedAmount: amount, purpose };
  return {
    change: {
      'heloc/product/select': { offer },
      ...change,
      'register/income-info': { ...stated, ...change['register/income-info'] },
    },
    also: others.everyone?.also ?? [],
  };
}

let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

test('every sample borrower says where it gets, but those who get no application or are reserved for conditions', () => {
  const silent = all.filter(([, { reaches }]) => !reaches).map(([key, { number }]) => ({ key, number }));
  const others = silent.filter(({ number }) => number < 51).map(({ key }) => key);

  expect(others).toEqual(['ny', 'unlicensed']);
});

test.each(walkers)('$key reaches $reaches', async ({ key, reaches }) => {
  const seen = new Set<string>();
  const { vendors } = server.world;
  vendors.paceMs = 0;
  const see = async (_walk: unknown, { step }: { step: string | null }) => {
    seen.add(stepName(step));
    if (step !== null && step === others[key]?.slowFrom) vendors.paceMs = 3_600_000;
  };
  await walkAll(server, key, see, answersOf(key));
  const missed = reaches.filter((step) => !seen.has(step));
  if (process.env.REACHES) console.log(key, missed.length ? `MISSES ${missed}` : 'ok', [...seen].join(' '));

  expect(missed).toEqual([]);
});

test('every application that came to an end has a row that may be filed', async () => {
  const rows = await registerOf(server.world, { from: '2000-01-01', to: '2999-12-31' });

  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ failed }) => failed.length > 0).map(({ row: _, ...one }) => one)).toEqual([]);
  expect(new Set(rows.map(({ row }) => row.actionTaken))).toContain('1');
  expect(new Set(rows.map(({ row }) => row.actionTaken))).toContain('3');
});

test('no bureau was asked about any of them before the consent to that pull', async () => {
  const { db } = server.world;
  const consents = await db.selectFrom('consents').select(['application_uuid', 'type', 'at']).execute();
  const trail = await db
    .selectFrom('audit')
    .select(['application_uuid', 'event', 'at'])
    .where('event', 'in', ['soft-pull', 'hard-pull'])
    .execute();
  const early = trail.filter(({ application_uuid, event, at }) => {
    const type = event === 'soft-pull' ? 'SOFT_CREDIT' : 'HARD_CREDIT';
    return !consents.some(
      (given) =>
        given.application_uuid === application_uuid && given.type === type && Number(given.at) <= Number(at),
    );
  });

  expect(new Set(trail.map(({ event }) => event))).toEqual(new Set(['soft-pull', 'hard-pull']));
  expect(early).toEqual([]);
});
