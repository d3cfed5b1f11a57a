/**
 * Every sample borrower stands, on the way, at each step that `reaches` names in personas.json, passes those that
 * tests/cases/passed-steps.json says, and ends with a row of the register that may be filed. In no trail does a pull of credit come before the consent to it. At every stop the
 * browser offers what the server accepts, and both are what tests/cases/heloc/may-submit.md says (FINDING-A1.2,
 * FINDING-A1.3, FINDING-D3, FINDING-D4); `npm run may-submit` writes both again.
 */
/** Covers src/server/platform/parties/sandbox, src/server/desk/hmda, src/engine/journey/allowed.ts, src/server/submission. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { registerOf } from '../../../src/server/desk/hmda/register-of.ts';
import type { Journey } from '../../../src/tools/journey/drive.ts';
import { flowOf, stepName, tries, walkAll } from '../may-submit.ts';
import { compareStops } from '../may-submit-stops.ts';
import { readTable, writeTable } from '../may-submit-table.ts';
import { answerCoOwner } from '../parts/answer-co-owner.ts';
import { type Left, passedBy, readPassed, writePassed } from '../passed-steps.ts';
import { answersOf, coOwnerOf, orgOf, samples, slowFrom, walkers } from '../persona-answers.ts';
import { sharedRealServer } from './shared-real-server.ts';

vi.setConfig({ testTimeout: 900_000 });

const file = 'tests/cases/heloc/may-submit.md';
const stops = compareStops(() => server);

// Noticing what was stored ends here, with the step that it left the application at.
const left = vi.hoisted((): Left[] => []);
vi.mock('../../../src/server/application/fired-events.ts', async (load) => {
  const real = await load<typeof import('../../../src/server/application/fired-events.ts')>();
  const fireEvents: typeof real.fireEvents = (scope, step, names) => {
    left.push({ application: scope.application, step });
    return real.fireEvents(scope, step, names);
  };
  return { ...real, fireEvents };
});
const borrowers = new Map<string, string>();

const server = sharedRealServer();

const table = () => readTable(readFileSync(file, 'utf8'));

test('every sample borrower says where it gets, but those who get no application or are asked for a condition', () => {
  const silent = samples.filter(([, { reaches }]) => !reaches).map(([key, { number }]) => ({ key, number }));
  const others = silent.filter(({ number }) => number < 51).map(({ key }) => key);

  expect(others).toEqual(['ny', 'unlicensed']);
});

test.each(walkers)('$key reaches $reaches', async ({ key, reaches }) => {
  const seen = new Set<string>();
  const { parties } = server.world;
  const answer = answerCoOwner(server, coOwnerOf(key));
  parties.paceMs = 0;
  await walkAll(
    server,
    key,
    async (walk, begun) => {
      borrowers.set(walk.uuid, key);
      let journey = begun;
      for (let next: Journey | undefined = begun; next; next = await answer(walk, next)) {
        journey = next;
        seen.add(stepName(journey.step));
        await stops.see(flowOf(server, orgOf(key)), { key, walk, journey });
      }
      if (journey.step !== null && journey.step === slowFrom(key)) parties.paceMs = 3_600_000;
      return journey;
    },
    { ...answersOf(key), org: orgOf(key) },
  );
  const missed = reaches.filter((step) => !seen.has(step));
  if (process.env.REACHES) console.log(key, missed.length ? `MISSES ${missed}` : 'ok', [...seen].join(' '));

  expect(missed).toEqual([]);
});

test('they passed the steps that the table of steps and pages names them for', () => {
  const passed = passedBy(borrowers, left);
  if (process.env.MAY_SUBMIT) writePassed(passed);

  expect(passed).toEqual(readPassed());
});

test('at every stop of theirs may be submitted what the table says', () => {
  if (process.env.MAY_SUBMIT) writeFileSync(file, writeTable(stops.rows(), tries(flowOf(server))));
  const said = (list: ReturnType<typeof stops.rows>) =>
    list.map(({ step, accepted }) => `${step}: ${accepted.join(', ')}`).toSorted();

  expect(said(stops.rows())).toEqual(said(table()));
});

test('after a decline goes an appeal alone, after a cancellation nothing but the papers; before a revised offer is taken the offer alone, or the end', () => {
  const wanted = table();
  const open = (step: string) =>
    wanted
      .filter((row) => row.step === step)
      .flatMap((row) => row.accepted)
      .filter((one) => !one.startsWith('document/disclosures:'));
  const onlyOf = (step: string, page: string) =>
    open(step).every((one) => one === 'cancel:withdraw' || one.startsWith(`${page}:`));
  expect(open('DECLINED')).toEqual(['error/decline:appeal']);
  expect(open('CANCELLED')).toEqual([]);
  expect(onlyOf('FACTA_REVIEW', 'error/timeout')).toBe(true);
  expect(onlyOf('CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback')).toBe(true);
  expect(open('REVISED_OFFER_SELECTION').length).toBeGreaterThan(1);
  expect(onlyOf('REVISED_OFFER_SELECTION', 'product/select')).toBe(true);
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
