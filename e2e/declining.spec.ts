/**
 * A borrower who would rather not sign finds a way to decline and none to sign, on a desktop and on a phone, and can take
 * it back. The page of the payments tells of what is chosen on it.
 */
/** Covers flows/heloc/pages/{signing/sign,bank/autopay}.json, flows/signer/pages, src/web/widgets/wish-link.tsx. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scan } from './page-checks.ts';

const wish = "I'd rather not sign";
const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('to decline and to sign exclude each other, and the wish stands after the signature', async ({
  page,
  server,
  reach,
}) => {
  const { progress } = await reach('heloc/signing/sign');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${server.base}/account/heloc/${progress.uuid}/signing/sign`);
    const name = page.getByLabel('Full legal name');
    await expect(name).toBeVisible();
    await expect(page.getByRole('checkbox', { name: wish })).toHaveCount(0);
    const below = (await button(page, wish).boundingBox())?.y ?? 0;
    expect(below).toBeGreaterThan((await name.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    await page.screenshot({ path: `test-results/signing-${size.width}.png`, fullPage: true });

    await button(page, wish).click();
    await expect(button(page, 'Sign my documents')).toHaveCount(0);
    await expect(name).toHaveCount(0);
    await expect(button(page, 'Decline to sign')).toBeVisible();
    await page.screenshot({ path: `test-results/declining-${size.width}.png`, fullPage: true });
    await scan(page, `declining to sign at ${size.width}`);

    await button(page, 'Sign after all').click();
    await expect(button(page, 'Sign my documents')).toBeVisible();
    await expect(button(page, 'Decline to sign')).toHaveCount(0);
  }
});

test('the page of the payments tells of what is chosen on it', async ({ page, server, reach }) => {
  const { progress } = await reach('heloc/bank/autopay');
  const byHand = page.getByText("You'll make each payment yourself");
  const authorizes = page.getByRole('checkbox', { name: 'I authorize these automatic payments' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${server.base}/account/heloc/${progress.uuid}/bank/autopay`);
    await page.locator('input[value=MANUAL]').check({ force: true });
    await expect(byHand).toBeVisible();
    await expect(authorizes).toHaveCount(0);
    await page.locator('input[value=AUTOPAY]').check({ force: true });
    await expect(authorizes).toBeVisible();
    await expect(byHand).toHaveCount(0);
    await page.screenshot({ path: `test-results/autopay-chosen-${size.width}.png`, fullPage: true });
  }
});
