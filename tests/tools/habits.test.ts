/** What is said of pages and habits, before a browser is opened and after. */
/** Covers src/tools/habits/{doors-of,habit-table,site-places}.ts, src/tools/commands/habits.ts. */
import { expect, test } from 'vitest';
import { doorsOf } from '../../src/tools/habits/doors-of.ts';
import { habitTable } from '../../src/tools/habits/habit-table.ts';
import { habits } from '../../src/tools/habits/habits.ts';
import type { Place } from '../../src/tools/habits/place.ts';
import { sitePlaces } from '../../src/tools/habits/site-places.ts';
import { openClient } from '../../src/tools/journey/client.ts';
import { productContent } from '../product.ts';

const lender = productContent().orgs.default;
const client = openClient('http://127.0.0.1:1');

test('the end of a session leads to the logins or to the registration', () => {
  expect(lender && doorsOf(lender)).toEqual(['auth/login', 'login', 'index']);
});

test('every page of a flow without an application has an address, but those that load facts of their own', () => {
  const standing = Object.values(lender?.flows ?? {}).filter(({ machine, phases }) => !machine && !phases);
  for (const flow of standing) {
    const own = Object.values(flow.pages).filter(({ loads }) => !loads);
    const places = sitePlaces(flow, client);
    expect(places.map(({ page }) => page)).toEqual(own.map(({ id }) => id));
    for (const { address } of places) expect(address).toContain('preview=1');
  }
});

test('the pages of a panel have no address', () => {
  const panels = Object.values(lender?.flows ?? {}).filter(({ phases }) => phases);
  expect(panels).not.toEqual([]);
  expect(panels.flatMap((flow) => sitePlaces(flow, client))).toEqual([]);
});

test('the table has a row for each page and says below it what was found', () => {
  const place = { flow: 'some', page: 'page' } as Place;
  const findings = new Map(habits.map(({ name }) => [name, name === 'reload' ? ['is lost', 'is gone'] : []]));
  const lines = habitTable([{ place, findings }]);
  expect(lines[2]).toMatch(/^\| some\/page \| ok .* \| 2 \| .*ok \|$/);
  expect(lines.slice(-3)).toEqual([
    '1 pages, 2 findings',
    '- some/page, reload: is lost',
    '- some/page, reload: is gone',
  ]);
});
