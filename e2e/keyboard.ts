/** Using a page by keyboard alone: where the focus stands, whether it can be seen, and how each kind of field is answered. */
import type { Page } from '@playwright/test';
import { pressTab, toTheTop } from '../src/tools/browser/press-tab.ts';
import { expect } from './fixtures.ts';

/** Presses Tab until an element that `selector` names has the focus; at every stop the focus must be visible. */
export async function tabTo(page: Page, selector: string, most = 80) {
  for (let pressed = 0; pressed < most; pressed++) {
    await tab(page);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${most} presses of Tab did not reach ${selector}.`);
}

/** Presses Tab from the top of the document to its end. @returns how many stops there were */
export async function tabThrough(page: Page, most = 120): Promise<number> {
  await toTheTop(page);
  const stops = new Set<string>();
  for (let pressed = 0; pressed < most; pressed++) {
    const stop = await tab(page);
    if (stop === undefined || stops.has(stop)) return stops.size;
    stops.add(stop);
  }
  throw new Error(`${most} presses of Tab did not leave the page: the focus is trapped.`);
}

/** One press of Tab. @returns a name of the stop that is unique on the page; undefined when the page was left */
async function tab(page: Page): Promise<string | undefined> {
  const stop = await pressTab(page);
  if (!stop) return undefined;
  expect.soft(stop.visible, `the focus is visible on ${stop.name}`).toBe(true);
  expect.soft(stop.covered, `nothing covers ${stop.name}`).toBe(false);
  return stop.name;
}

/** Answers the focused group of radio buttons by arrows and Space. */
export async function chooseRadio(page: Page, value: string) {
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed < 12; pressed++) {
    const now = await page.evaluate(() => document.activeElement?.getAttribute('value'));
    if (now === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows did not reach ${value}.`);
}

/** Answers the focused list by typing the first letters of the option, as it is written. */
export async function chooseOption(page: Page, value: string) {
  const label = await page.evaluate((wanted) => {
    const list = document.activeElement as HTMLSelectElement;
    return [...list.options].find((option) => option.value === wanted)?.text ?? '';
  }, value);
  await page.keyboard.type(label);
  await expect(page.locator('select:focus')).toHaveValue(value);
}
