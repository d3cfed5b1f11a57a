/** What jumps on a page by itself (web.dev/cls). What follows a key or a click within half a second is expected, and not counted. */
import { type Page, test } from '@playwright/test';
import { expect } from './fixtures.ts';

type Shift = { value: number; path: string; what: string[] };

/** Begins with the next page that is loaded. */
export const watchShifts = (page: Page) => page.addInitScript(observe);

/** What a single page may have to be good (web.dev/cls). */
const good = 0.1;

/** Fails where all that jumped since the page was loaded, together, is more than `most`. */
export async function expectSteady(page: Page, most = good) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const seen = JSON.stringify(
    shifts.filter(({ value }) => value > 0.001),
    null,
    1,
  );
  await test.info().attach('shifts', { body: seen });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, seen).toBeLessThan(most);
}

// Runs in the page.
function observe() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        [
          node?.className ?? node?.parentElement?.className ?? '?',
          JSON.stringify(from),
          JSON.stringify(to),
        ].join(' '),
      );
      shifts.push({ value: entry.value, path: location.pathname + location.search, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
type LayoutShift = {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
};
