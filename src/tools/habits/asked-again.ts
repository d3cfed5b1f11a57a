/**
 * A button that asks once more before it acts, by keyboard alone: the question takes the focus, keeps it and fits the screen,
 * and Escape is "no": nothing is sent, and the focus is on the button again.
 */
import type { Locator, Page } from '@playwright/test';
import type { Habit } from './habit.ts';

const asking = '.hl-actions button[aria-haspopup="dialog"]:not([aria-disabled="true"])';
const widths = [375, 1280];
/** More than a question has stops. */
const tabs = 6;

export const askedAgain: Habit = {
  name: 'questions',
  practise: async (page) => {
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      for (const button of await page.locator(asking).all())
        found.push(...(await askOnce(page, button)).map((one) => `${width} px: ${one}`));
    }
    return found;
  },
};

async function askOnce(page: Page, button: Locator): Promise<string[]> {
  const name = (await button.innerText()).trim();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const isAsked = await dialog.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  // A form asks once its answers are right, and none are given here.
  if (!isAsked) return (await button.getAttribute('type')) === 'submit' ? [] : [`${name} asks no question`];
  const wrong = await judged(page, dialog);
  await page.keyboard.press('Escape');
  await dialog
    .waitFor({ state: 'detached', timeout: 3_000 })
    .catch(() => wrong.push('Escape does not close'));
  if (!(await button.evaluate((one) => document.activeElement === one)))
    wrong.push('the focus does not return');
  return wrong.map((one) => `${name}: ${one}`);
}

async function judged(page: Page, dialog: Locator): Promise<string[]> {
  const wrong: string[] = [];
  const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement));
  // The focus moves in once the question is drawn.
  await page.waitForFunction(focusIsInside, undefined, { timeout: 2_000 }).catch(() => undefined);
  if (!(await isInside())) wrong.push('the question does not take the focus');
  for (let pressed = 0; pressed < tabs; pressed += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInside())) return [...wrong, 'Tab leaves the question'];
  }
  const box = await dialog.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box || box.x < 0 || box.x + box.width > width) wrong.push('the question is wider than the screen');
  return wrong;
}

// Runs in the page.
function focusIsInside() {
  return document.querySelector('[role="dialog"]')?.contains(document.activeElement) ?? false;
}
