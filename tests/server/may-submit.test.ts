/** Covers src/engine/journey/allowed.ts, src/server/submission. */
/**
 * What may be submitted where (FINDING-A1.2, FINDING-A1.3, FINDING-D3, FINDING-D4): sample borrower x step x page x action, against the table that a person
 * reads, tests/cases/heloc/may-submit.md. `npm run may-submit` walks all of them and writes it anew (minutes); the test
 * walks those that the table names first, for between them they stand everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRealServer, type RealServer } from './effects/real-server.ts';
import { accepted, flowOf, offered, personas, stepName, telling, tries, walkAll } from './may-submit.ts';
import { type Row, readTable, writeTable } from './may-submit-table.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const file = 'tests/cases/heloc/may-submit.md';
const writes = process.env.MAY_SUBMIT !== undefined;
const all = process.env.MAY_SUBMIT === 'all' ? personas.map(({ key }) => key) : telling;
const wanted: Row[] = writes ? [] : readTable(readFileSync(file, 'utf8'));

let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

test('browser and server agree on what may be submitted, and it is what the table says', async () => {
  const flow = flowOf(server);
  const rows = new Map<string, Row>();
  const walkers = writes ? all : [...new Set(wanted.map(({ first }) => first))];
  for (const key of walkers) {
    await walkAll(server, key, async (walk, journey) => {
      const step = stepName(journey.step);
      const open = offered(flow, journey);
      const name = `${step} ${open.join(' ')}`;
      const row = rows.get(name) ?? { step, accepted: open, first: key, others: [] };
      // The server is asked by each try once for every row: what the browser takes for possible must pass, all else must not.
      if (!rows.has(name)) expect(await accepted(flow, walk), `${key} at ${step}`).toEqual(open);
      else if (row.first !== key && !row.others.includes(key)) row.others.push(key);
      rows.set(name, row);
    });
    if (writes) writeFileSync(file, writeTable([...rows.values()], tries(flow)));
  }
  const found = [...rows.values()];
  if (writes) wanted.push(...readTable(readFileSync(file, 'utf8')));
  const said = (list: Row[]) =>
    list.map(({ step, accepted: open }) => `${step}: ${open.join(', ')}`).toSorted();
  expect(said(found)).toEqual(said(wanted));
});

test('after a decline goes an appeal alone, after a cancellation nothing but the papers; before a revised offer is taken the offer alone, or the end', () => {
  const open = (step: string) =>
    wanted
      .filter((row) => row.step === step)
      .flatMap((row) => row.accepted)
      .filter((one) => !one.startsWith('document/disclosures:'));
  const onlyOf = (step: string, page: string) =>
    open(step).every((one) => one === 'cancel:withdraw' || one.startsWith(`${page}:`));
  expect(open('DECLINED')).toEqual(['error/decline:appeal']);
  expect(open('CANCELLED')).toEqual([]);
  expect(open('FACTA_REVIEW')).toEqual(['cancel:withdraw']);
  expect(onlyOf('CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback')).toBe(true);
  expect(open('REVISED_OFFER_SELECTION').length).toBeGreaterThan(1);
  expect(onlyOf('REVISED_OFFER_SELECTION', 'product/select')).toBe(true);
});
