/** Using a page by keyboard alone: where the focus stands, whether it can be seen, and how each kind of field is answered. */
import type { Page } from '@playwright/test';
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
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
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
  await page.keyboard.press('Tab');
  const stop = await page.evaluate(standing);
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

// Runs in the page. A radio or a tick is drawn by its label, so that is what must show the focus.
function standing() {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return undefined;
  const hidden = active.matches('input[type=radio], input[type=checkbox], input[type=file]');
  const seen = (hidden && active.closest('label')) || active;
  const box = seen.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
  const frames = [active, seen, active.parentElement, active.parentElement?.parentElement].filter(Boolean);
  const ringed = frames.some((element) => {
    const style = getComputedStyle(element as Element);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  });
  const place = [...document.querySelectorAll('*')].indexOf(active);
  return {
    name: `${active.tagName.toLowerCase()} ${active.id || active.getAttribute('name') || active.textContent?.trim().slice(0, 30)} #${place}`,
    visible: ringed && box.width > 0 && box.height > 0,
    covered: middle !== null && !seen.contains(middle) && !middle.contains(seen),
  };
}
