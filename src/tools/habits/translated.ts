/**
 * The page translated as Chrome does it, then used: chosen, typed, opened, sent with errors, mended, left and come back to.
 * Every line that it shows is compared with that of a twin which no one translates.
 */
import type { Page } from '@playwright/test';
import { handleBox, nextBox, pressSubmit } from '../browser/handle-boxes.ts';
import { looseFigures } from '../browser/loose-figures.ts';
import { looseTexts } from '../browser/loose-texts.ts';
import { refuseWrites } from '../browser/refuse-writes.ts';
import { translatePage } from '../browser/translate-page.ts';
import { untilQuiet } from '../browser/until-quiet.ts';
import type { Habit } from './habit.ts';
import { drawnPage } from './open-place.ts';

type Seen = { after: string; lines: string[] };

const most = 24;
const settleMs = 300;

export const translated: Habit = {
  name: 'translated',
  practise: async (page) => {
    const { release } = await refuseWrites(page);
    const twin = await usedFrom(page, false);
    const loose = await page.evaluate<string[]>(`(${looseTexts.toString()})(document.body)`);
    const figures = await page.evaluate<string[]>(`(${looseFigures.toString()})(document.body)`);
    const seen = await usedFrom(page, true);
    const lost = await leftAndBack(page);
    await release();
    await page.reload({ waitUntil: 'load' });
    await untilQuiet(page);
    return [
      ...compared(twin, seen),
      ...loose.slice(0, 3).map((text) => `drawn beside others: ${text}`),
      ...figures.slice(0, 3).map((text) => `a translator may rewrite: ${text}`),
      ...lost,
    ];
  },
};

async function usedFrom(page: Page, isTranslated: boolean): Promise<Seen[]> {
  await page.reload({ waitUntil: 'load' });
  await untilQuiet(page);
  if (isTranslated) await page.evaluate(translatePage);
  const seen = [await look(page, 'it was opened')];
  const used: string[] = [];
  const go = async () => {
    for (let next = await nextBox(page, used); next && used.length < most; next = await nextBox(page, used)) {
      used.push(next);
      await handleBox(page).catch(() => undefined);
      seen.push(await look(page, `using ${next}`));
    }
  };
  if (await pressSubmit(page)) seen.push(await look(page, 'sending it empty'));
  await go();
  if (await pressSubmit(page)) seen.push(await look(page, 'sending it again'));
  return seen;
}

async function look(page: Page, after: string): Promise<Seen> {
  await untilQuiet(page);
  const lines = () => page.evaluate(linesShown);
  // What is asked, or comes later by a call, stands a moment after the page is quiet.
  let last = await lines();
  for (let tries = 0; tries < 12; tries += 1) {
    await page.waitForTimeout(settleMs);
    const next = await lines();
    if (next.join('\n') === last.join('\n')) break;
    last = next;
  }
  return { after, lines: last };
}

// Runs in the page. Times that run are another text at each look, and a draft is saved when it is saved.
function linesShown(): string[] {
  const shown = document.querySelector<HTMLElement>('main')?.innerText ?? '';
  const draft = [...document.querySelectorAll<HTMLElement>('.hl-actions-note')].map((note) =>
    note.innerText.trim(),
  );
  const running = /\d+:\d\d|\bseconds?\b|\bminutes?\b|\bago\b|\bjust now\b|\d (?:min|h|s)\b/;
  return shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !draft.includes(line) && !running.test(line));
}

function compared(twin: readonly Seen[], seen: readonly Seen[]): string[] {
  const found = twin.flatMap(({ after, lines }, at) => {
    const others = seen[at]?.lines ?? [];
    const missing = lines.filter((line) => !others.includes(line));
    const wrong = others.filter((line) => !lines.includes(line));
    if (missing.length + wrong.length === 0) return [];
    return [`after ${after}: shows "${wrong[0] ?? ''}", not "${missing[0] ?? ''}"`];
  });
  return found.slice(0, 5);
}

/** To another page within the app, and back. */
async function leftAndBack(page: Page): Promise<string[]> {
  const before = await drawnPage(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/account/heloc/coming-soon');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await page.waitForTimeout(400);
  await page.goBack();
  await page.waitForTimeout(400);
  await untilQuiet(page);
  const after = await drawnPage(page);
  return after === before ? [] : [`on coming back: draws ${after}`];
}
