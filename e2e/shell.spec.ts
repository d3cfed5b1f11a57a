/**
 * The frame around the pages: every menu, drawer and dialog by keyboard alone, at three widths. Each is clean for axe while
 * it is open, stays inside the window, and gives the focus back.
 */
/** Covers src/web/shell/menus, src/web/shell. */

import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { beyondEdge } from '../src/tools/browser/beyond-edge.ts';
import { expect, test } from './fixtures.ts';
import { tabThrough } from './keyboard.ts';

const originator = '3f2c1b4a-0000-4000-8000-0000000000aa';

test('menus, drawers and dialogs of the shell', async ({ page, server, reach }) => {
  const { progress } = await reach('heloc/product/select');
  await refer(page);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const at = (path: string) => `${server.base}/account/heloc${path}`;

  for (const width of [1280, 375, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(`/${progress.uuid}`));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await unfolds(page, page.getByRole('button', { name: 'Help', exact: true }));
      await unfolds(page, page.getByRole('button', { name: /^Notifications/ }));
      if (width >= 1024) await wideMenus(page);
      else await narrowMenus(page);
      await page.goto(at('/dashboard'));
      await page.getByRole('link', { name: /Continue/ }).waitFor();
      await isClean(page, `dashboard, ${width} px`);
      expect(await tabThrough(page)).toBeGreaterThan(5);
    });

  await test.step('what the bell says leads there and is read', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await page.getByRole('link', { name: 'See my offer' }).click();
    await expect(page).toHaveURL(new RegExp(`/${progress.uuid}/product/select$`));
    await expect(bell).toHaveAccessibleName('Notifications');
  });
  expect(problems, 'console errors').toEqual([]);
});

async function wideMenus(page: Page) {
  await unfolds(page, page.getByRole('button', { name: 'Apps' }));
  const account = page.getByRole('button', { name: 'Account' });
  await unfolds(page, account);
  await expect(page.getByRole('heading', { name: 'Your Loan Officer' })).toBeVisible();
  await account.press('Enter');
  await page.getByRole('button', { name: 'Feedback' }).press('Enter');
  await opensOver(page, 'Share your thoughts with our CEO', account);
}

async function narrowMenus(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await opensOver(page, 'Menu', menu);
  const bar = page.getByRole('button', { name: /^Your Loan Officer/ });
  await bar.press('Enter');
  await opensOver(page, 'Your Loan Officer', bar);
}

/** A panel under its button: Enter opens it, Tab goes in, Escape closes it and the button has the focus. */
async function unfolds(page: Page, button: Locator) {
  const name = await button.innerText();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator('.hl-menu-panel:not([hidden])');
  await expect(panel).toHaveCount(1);
  await panel.locator('a, button').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus'), `${name}: Tab goes in`).toHaveCount(1);
  await isInside(page, panel, name);
  await isClean(page, name);
  // A tip that the focus brought up goes first.
  const tip = panel.getByRole('tooltip');
  if (await tip.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button, `${name}: the focus returns`).toBeFocused();
}

/** Something over the page: it holds the focus, Escape closes it, and `opener` has the focus again. */
async function opensOver(page: Page, name: string, opener: Locator) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus'), `${name}: holds the focus`).toHaveCount(1);
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus'), `${name}: keeps the focus`).toHaveCount(1);
  await isInside(page, dialog, name);
  await isClean(page, name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener, `${name}: the focus returns`).toBeFocused();
}

async function isInside(page: Page, part: Locator, name: string) {
  const box = await part.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${name} stays in ${width} px`).toBe(true);
}

async function isClean(page: Page, name: string) {
  const width = page.viewportSize()?.width;
  expect.soft(await axeFindings(page), `${name}, ${width} px`).toEqual([]);
  expect.soft(await beyondEdge(page), `${name}: pixels beyond ${width}`).toBeLessThanOrEqual(0);
}

// The sample borrower came by themselves; the shell sees an application that an officer referred.
async function refer(page: Page) {
  await page.route('**/journey', async (route) => {
    const response = await route.fetch();
    const journey = await response.json();
    journey.facts.application.referrer = { referrerUuid: originator };
    await route.fulfill({ response, json: journey });
  });
}
