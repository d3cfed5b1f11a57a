/** What a borrower on a slow phone waits for: the first page, a letter, the errors of an empty page, and the next page after an answer. */
import type { Browser } from '@playwright/test';
import { readSample } from '../journey/drive.ts';
import { atFullSpeed, firstField, noted, type SlowPhone, scriptTime, slowPhone } from './slow-phone.ts';

export type PageFigures = {
  /** Milliseconds since the navigation began. */
  seen: number;
  typed: number;
  /** The letter that was typed as soon as the field was seen is still there when everything has loaded. */
  kept: boolean;
  /** Compressed bytes until then. */
  scripts: number;
  /** Milliseconds of script for each key. */
  key: number;
  /** Milliseconds from the press to the errors, painted. */
  errors: number;
  /** Milliseconds from the last answer (without one, from the press) to the next page, painted. */
  next: number;
};

const form = '/account/heloc/register?step=property-info';
const words = 'the quick brown fox jumps over lazy dogs';

/** One visit with a fresh browser. */
export async function visit(chrome: Browser, base: string): Promise<PageFigures> {
  const phone = await slowPhone(chrome);
  try {
    const arrival = await arrive(phone, `${base}${form}`);
    const key = await typeWords(phone);
    const errors = await pressEmpty(phone, `${base}${form}`);
    return { ...arrival, key, errors, next: await goOn(phone) };
  } finally {
    await phone.close();
  }
}

async function arrive({ page, bytes }: SlowPhone, address: string) {
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(
    () => (window as unknown as { noted?: { seen?: number } }).noted?.seen,
    undefined,
    {
      polling: 'raf',
      timeout: 60_000,
    },
  );
  await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), firstField);
  await page.keyboard.press('q');
  await page.waitForFunction(
    () => (window as unknown as { noted: { typed?: number } }).noted.typed,
    undefined,
    {
      polling: 'raf',
    },
  );
  const scripts = (bytes.Script ?? 0) + (bytes.Stylesheet ?? 0);
  await page.waitForLoadState('networkidle');
  const { seen = Number.NaN, typed = Number.NaN } = await noted(page);
  const kept = (await page.locator(firstField).first().inputValue()).includes('q');
  return { seen, typed, kept, scripts };
}

async function typeWords({ page, session }: SlowPhone): Promise<number> {
  await page.locator(firstField).first().fill('');
  await page.waitForTimeout(800);
  const before = await scriptTime(session);
  await page.keyboard.type(words, { delay: 100 });
  await page.waitForTimeout(1000);
  return ((await scriptTime(session)) - before) / words.length;
}

async function pressEmpty({ page, session }: SlowPhone, address: string): Promise<number> {
  await atFullSpeed(session, true);
  await page.context().clearCookies();
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return press({ page }, () => noted(page).then(({ pressed = Number.NaN }) => pressed));
}

/** The network is fast: what is measured begins with the answer. */
async function goOn({ page, session }: SlowPhone): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { data } = readSample('happy').steps[0] ?? {};
  const { street1 = '', city = '', state = '', zip = '' } = (data?.location ?? {}) as Record<string, string>;
  for (const [label, text] of Object.entries({ 'Street address': street1, City: city, 'ZIP code': zip }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State', { exact: true }).selectOption(state);
  await page.locator('[data-field=occupancy] input[value=PRIMARY]').check({ force: true });
  await page.locator('[data-field=ownsHome] input').first().check({ force: true });
  // Answers are looked at a moment after they were typed.
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return press({ page }, async () => {
    const { pressed = Number.NaN } = await noted(page);
    const answered = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    );
    const { effect = Number.NaN } = await noted(page);
    return Math.max(pressed, ...answered.filter((at) => at < effect));
  });
}

/** Presses the button of the page. @param since what the wait is counted from @returns milliseconds until the effect was painted */
async function press({ page }: Pick<SlowPhone, 'page'>, since: () => Promise<number>): Promise<number> {
  await page.locator('main button[type=submit]').click();
  await page.waitForFunction(() => (window as unknown as { noted: { effect?: number } }).noted.effect);
  const { effect = Number.NaN } = await noted(page);
  return effect - (await since());
}
