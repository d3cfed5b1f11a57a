/** Improvement 12: what the first page says it takes to see a rate is what the pages before the rate say they take. */
/** Covers src/engine/journey. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { readSample } from '../../src/tools/journey/drive.ts';

const own = readContent('.').orgs.default;
const pageOf = (flow: string, id: string) => own?.flows[flow]?.pages[id];

/** "30 seconds" or "2 minutes" in minutes. */
function minutes(time: string | undefined): number {
  const [, number, unit] = /^(\d+) (second|minute)s?$/.exec(time ?? '') ?? [];
  if (number === undefined) throw new Error(`no time: ${time}`);
  return unit === 'second' ? Number(number) / 60 : Number(number);
}

test('the minutes of the first page are those of the pages before the rate', () => {
  const { steps } = readSample('happy');
  const before = steps.slice(
    0,
    steps.findIndex(({ page }) => page === 'product/select'),
  );
  const sum = before
    .filter(({ page }) => page !== 'index')
    .reduce((total, { flow, page }) => total + minutes(pageOf(flow, page)?.time), 0);
  const first = pageOf('register', 'index');
  expect(Math.abs(sum - minutes(first?.time))).toBeLessThanOrEqual(1);
  const said = JSON.stringify(first).match(/about \d+ minutes/gi) ?? [];
  expect(new Set(said.map((words) => words.toLowerCase()))).toEqual(new Set([`about ${first?.time}`]));
});
