/** Practises all habits on one page after another. */
import type { Page } from '@playwright/test';
import { signIn } from '../browser/sign-in.ts';
import { stayAwake } from '../journey/stay-awake.ts';
import { watchPage } from '../walk/watch-page.ts';
import type { Habit } from './habit.ts';
import { habits } from './habits.ts';
import { drawnPage, isDrawn, openPlace } from './open-place.ts';
import type { Place } from './place.ts';

/** What each habit found on one page, by the habit's name. */
export type Practised = { place: Place; findings: Map<string, string[]> };

/** @param saw hears of each page when it is done */
export async function practise(
  page: Page,
  places: readonly Place[],
  saw: (practised: Practised, index: number) => void,
  chosen: readonly Habit[] = habits,
): Promise<Practised[]> {
  const heard = watchPage(page);
  const all: Practised[] = [];
  for (const [index, place] of places.entries()) {
    await stayAwake(places.map(({ client }) => client));
    const findings = new Map<string, string[]>();
    await page.goto('about:blank');
    for (const { name, practise: run } of chosen) {
      const found = await attempt(page, place, run);
      // A page that does not open once does not open eight times more.
      if (found.some(isClosed)) {
        findings.set(name, found);
        break;
      }
      // A call that is refused is noted by the browser; whether the page answers it well is seen on the page.
      const said = heard().filter((one) => !one.includes('Failed to load resource'));
      findings.set(name, [...found, ...said]);
    }
    all.push({ place, findings });
    saw({ place, findings }, index);
  }
  return all;
}

const atItsAddress = 'at its address';
const isClosed = (finding: string) => finding.startsWith(atItsAddress) || finding.startsWith(cannot);
const cannot = 'cannot be practised';

/** Opens the page unless it still stands there from the habit before. */
async function attempt(page: Page, place: Place, run: (page: Page, place: Place) => Promise<string[]>) {
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    if (!(await stands(page, place))) {
      await signIn(page, place.client);
      await place.stand?.();
      await openPlace(page, place);
    }
    const undrawn = await isDrawn(page, place, atItsAddress);
    return undrawn.length > 0 ? undrawn : await run(page, place);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`${cannot}: ${reason}`];
  }
}

async function stands(page: Page, { page: wanted }: Place): Promise<boolean> {
  return page.url() !== 'about:blank' && (await drawnPage(page)) === wanted;
}
