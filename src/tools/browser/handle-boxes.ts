/** Uses one box of a page after another, always the next in the page's order that was not used yet, as a person would. */
import type { Locator, Page } from '@playwright/test';

/** Marks the next box of the page that is open and unused; its name, by which two drawings of a page agree, or nothing. */
export function nextBox(page: Page, used: readonly string[]): Promise<string | null> {
  return page.evaluate((done) => {
    for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next');
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'main article input:not([type=file]), main article select, main article textarea, main article summary',
    );
    for (const [index, box] of boxes.entries()) {
      const { id, name, value, type, localName } = box;
      const called = id || (type === 'radio' ? `${name}=${value}` : name) || `${localName}-${index}`;
      const isOpen = box.checkVisibility() && !box.matches(':disabled, [readonly]');
      if (!isOpen || done.includes(called)) continue;
      box.dataset.next = '';
      return called;
    }
    return null;
  }, used);
}

/** Chooses, checks, opens or types at the box that `nextBox` marked. */
export async function handleBox(page: Page): Promise<void> {
  const box = page.locator('[data-next]');
  const kind = await box.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.localName));
  if (kind === 'radio' || kind === 'checkbox' || kind === 'summary') await box.dispatchEvent('click');
  else if (kind === 'range') await box.press('ArrowRight');
  else if (kind === 'select') await box.selectOption({ index: 1 });
  else await box.fill(await sampleFor(box));
}

/** What one might type into a box, by what its keyboard and its name ask for. */
export function sampleFor(box: Locator): Promise<string> {
  return box.evaluate((one: HTMLInputElement) => {
    if (one.placeholder.startsWith('MM')) return one.placeholder === 'MM/YYYY' ? '05/2031' : '05/06/1981';
    if (one.inputMode === 'tel') return '2025550134';
    if (one.inputMode === 'email' || one.type === 'email') return 'ada@example.com';
    if (one.autocomplete === 'postal-code') return '95814';
    return one.inputMode === 'numeric' || one.inputMode === 'decimal' ? '41500' : 'Ada';
  });
}

/** Presses the button that sends the page's answers. @returns whether there is one */
export async function pressSubmit(page: Page): Promise<boolean> {
  const button = page.locator('main article .hl-actions button[type="submit"]:visible').first();
  if ((await button.count()) === 0) return false;
  await button.dispatchEvent('click');
  return true;
}
