/**
 * Every box filled by a script that tells no one, as some password managers and fillers of forms do, and then sent: the page
 * says and sends the same as when the boxes are filled manually.
 */
import type { Locator, Page } from '@playwright/test';
import { nextBox, pressSubmit, sampleFor } from '../browser/handle-boxes.ts';
import { refuseWrites } from '../browser/refuse-writes.ts';
import { untilQuiet } from '../browser/until-quiet.ts';
import type { Habit } from './habit.ts';

type Outcome = { problems: string[]; sent: string };

const most = 40;
const mostTimes = 4;

export const filledSilently: Habit = {
  name: 'silent filler',
  practise: async (page) => {
    const byHand = await filledBy(page, typed);
    const bySilence = await filledBy(page, silently);
    await page.reload({ waitUntil: 'load' });
    await untilQuiet(page);
    if (!byHand || !bySilence) return [];
    return compared(byHand, bySilence);
  },
};

async function filledBy(page: Page, fill: (box: Locator) => Promise<void>): Promise<Outcome | undefined> {
  await page.reload({ waitUntil: 'load' });
  await untilQuiet(page);
  const { sent, release } = await refuseWrites(page);
  const used: string[] = [];
  let isSent = false;
  // A box that a silent choice brings is shown once the page is sent: it is filled then, as by a filler that is asked again.
  for (let times = 0, filled = -1; filled < used.length && times < mostTimes; times += 1) {
    filled = used.length;
    for (let next = await nextBox(page, used); next && used.length < most; next = await nextBox(page, used)) {
      used.push(next);
      await fill(page.locator('[data-next]')).catch(() => undefined);
    }
    if (used.length > filled) isSent = await pressSubmit(page);
    await page.waitForTimeout(400);
  }
  const problems = await page
    .locator('main article [data-field][data-invalid]')
    .evaluateAll((all) =>
      all.map(
        (one) => `${one.getAttribute('data-field')}: ${one.querySelector('.hl-slot')?.textContent?.trim()}`,
      ),
    );
  await release();
  const submitted = sent.findLast(({ url }) => /submission|pages?$/.test(url))?.body ?? '';
  return isSent ? { problems, sent: answersIn(submitted) } : undefined;
}

// What only looks: the boxes that a filler of forms takes.
async function typed(box: Locator): Promise<void> {
  const kind = await box.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.localName));
  if (kind === 'radio' || kind === 'checkbox') await box.dispatchEvent('click');
  else if (kind === 'select') await box.selectOption({ index: 1 });
  else if (kind !== 'summary' && kind !== 'range') await box.fill(await sampleFor(box));
}

async function silently(box: Locator): Promise<void> {
  const text = await sampleFor(box).catch(() => '');
  await box.evaluate((one, sample) => {
    if (one instanceof HTMLSelectElement) one.selectedIndex = 1;
    else if (one instanceof HTMLTextAreaElement) one.value = sample;
    else if (!(one instanceof HTMLInputElement) || one.type === 'range') return;
    else if (one.type === 'checkbox') one.checked = !one.checked;
    else if (one.type === 'radio') one.checked = true;
    else one.value = sample;
  }, text);
}

function answersIn(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body).data ?? null);
  } catch {
    return body;
  }
}

function compared(hand: Outcome, silence: Outcome): string[] {
  const more = silence.problems.filter((one) => !hand.problems.includes(one));
  const found = more.map((one) => `says of a full box: ${one}`);
  if (hand.problems.length === 0 && hand.sent !== silence.sent)
    found.push(`sends ${silence.sent.slice(0, 120)}, not ${hand.sent.slice(0, 120)}`);
  return found;
}
