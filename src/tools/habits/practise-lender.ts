/** Practises the habits on every page of every flow of a lender and prints the table. */
import { readContent } from '../../content/read-content.ts';
import { openContext } from '../browser/open-browser.ts';
import { loadBundle } from '../decide/load-flow.ts';
import { withBorrower } from '../walk/with-borrower.ts';
import { applicationPlaces } from './application-places.ts';
import { doorsOf } from './doors-of.ts';
import { habitTable } from './habit-table.ts';
import { habits } from './habits.ts';
import { partPlaces } from './part-places.ts';
import type { Place } from './place.ts';
import { type Practised, practise } from './practise.ts';
import { reviewerPlaces } from './reviewer-places.ts';
import { sitePlaces } from './site-places.ts';

/** Patterns; empty for all. */
type Chosen = {
  /** Of flow/page. */
  only: string;
  /** Of the habits' names. */
  habit: string;
};

/** @returns whether nothing was found */
export async function practiseLender(root: string, code: string, { only, habit }: Chosen): Promise<boolean> {
  const lender = readContent(root).orgs[code];
  if (!lender) throw new Error(`The lender "${code}" is not in service.`);
  const doors = doorsOf(lender);
  const all = await withBorrower(lender, async (browser, lived) => {
    const context = await openContext(browser);
    const found: Omit<Place, 'doors'>[] = [];
    for (const flow of Object.values(lender.flows)) {
      const bundle = loadBundle({ flow: flow.id, org: code, out: '.' });
      if (flow.flow.partOf) found.push(...(await partPlaces(context, bundle, flow, { lender, lived })));
      else if (flow.machine) found.push(...applicationPlaces(context, bundle, flow, lived));
      else
        found.push(...sitePlaces(flow, lived.client), ...(await reviewerPlaces(browser, flow, lived.client)));
    }
    const places = found
      .map((place) => ({ ...place, doors }))
      .filter(({ flow, page }) => new RegExp(only).test(`${flow}/${page}`));
    const chosen = habits.filter(({ name }) => new RegExp(habit).test(name));
    const saw = (one: Practised, index: number) => tell(one, index, places.length);
    return practise(await context.newPage(), places, saw, chosen);
  });
  process.stdout.write(`${habitTable(all).join('\n')}\n`);
  return all.length > 0 && all.every(({ findings }) => [...findings.values()].flat().length === 0);
}

function tell({ place, findings }: Practised, index: number, all: number): void {
  const count = [...findings.values()].flat().length;
  process.stderr.write(
    `${index + 1}/${all} ${place.flow}/${place.page}: ${count === 0 ? 'ok' : `${count} findings`}\n`,
  );
}
