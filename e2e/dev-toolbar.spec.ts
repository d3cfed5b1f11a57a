/** A developer's afternoon: a sample borrower in one press, why one is here, a wait skipped, another variant, another lender. */
/** Covers src/server/start/routes/toolbar.ts, src/web/dev. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { expect, test } from './fixtures.ts';

const tools = (page: Page) => page.getByRole('complementary', { name: 'Developer toolbar' });

async function openTab(page: Page, name: string) {
  const toggle = tools(page).getByRole('button', { name: 'Sandbox' });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel');
}

test('[ACC-D2] a developer starts a borrower, asks why, logs in again and changes the lender', async ({
  page,
  server,
  watched,
}) => {
  await page.goto(`${server.base}/account/heloc/register`);
  const borrowers = await openTab(page, 'Borrowers');
  await borrowers.getByLabel('Find a borrower').fill('frozen');
  await borrowers.getByRole('button', { name: 'Start as Frost' }).click();
  await expect(page).toHaveURL(/[0-9a-f-]{36}\/start\/profile$/, { timeout: 180_000 });
  const application = page.url();

  const why = await openTab(page, 'Why am I here?');
  await expect(why.getByText('The server names no step yet: the machine decides.')).toBeVisible();
  await expect(why.getByText(/^So the page is start\/profile/)).toBeVisible();
  await why.getByLabel('Why not there?').selectOption('product/select');
  await expect(why.getByText('The step is another one now.').first()).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  expect(await axeFindings(page), 'the drawer, 1280 px').toEqual([]);

  const token = await page.evaluate(() => localStorage.getItem('jwt-local'));
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.base}/account/heloc/login`);
  const session = await openTab(page, 'Log in');
  await session.getByRole('button', { name: 'Use this token' }).click();
  await expect(session.getByText('Required')).toBeVisible();
  await session.getByRole('textbox', { name: 'Token' }).fill(token ?? '');
  await session.getByRole('button', { name: 'Use this token' }).click();
  await expect(page).toHaveURL(application, { timeout: 180_000 });

  const preview = `${application.replace(/start\/profile$/, 'product/select')}?preview=1`;
  const pages = await openTab(page, 'Pages');
  await pages.getByLabel('Find a page').fill('product/select');
  await pages.getByRole('link').first().click();
  await expect(page).toHaveURL(preview);

  // A token belongs to one lender: another one refuses it, which the browser would report.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.base}/account/heloc/register`);
  const lenders = await openTab(page, 'Lender');
  const other = lenders.getByRole('link').filter({ hasNotText: 'default' }).first();
  const code = await other.locator('code').innerText();
  await other.click();
  await expect(page).toHaveURL(`${server.base}/account/heloc/register?org=${code}`);
  await expect(tools(page).getByRole('definition').filter({ hasText: code })).toBeVisible();
  expect(watched.problems).toEqual([]);
});

test('[ACC-D4] a decision set aside changes the page at once, and the real one is told as an exposure', async ({
  page,
  server,
}) => {
  // Visitors of other stories may have been shown either.
  const exposuresTo = async (variant: string) => {
    await page.goto(`${server.base}/developers/telemetry`);
    await expect(page.getByRole('heading', { name: 'Experiments' })).toBeVisible();
    return page.getByRole('row', { name: `landing-button ${variant}` }).allInnerTexts();
  };
  const before = await exposuresTo('see-my-rate');
  const told = page.waitForRequest((request) =>
    request.url().endsWith('/service-optimize/external/api/v1/exposure'),
  );
  await page.goto(`${server.base}/account/heloc/register`);
  expect((await told).postDataJSON()).toMatchObject({ key: 'landing-button', variant: 'control' });
  await expect(page.getByRole('button', { name: 'Check my rate' })).toBeVisible();
  const flags = await openTab(page, 'Flags');
  await flags.getByLabel('Decision on landing-button').selectOption('see-my-rate');
  await expect(page.getByRole('button', { name: 'See my rate' })).toBeVisible();
  expect(await exposuresTo('control')).toHaveLength(1);
  expect(await exposuresTo('see-my-rate')).toEqual(before);
  expect(await axeFindings(page), 'the developers’ page').toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('[ACC-D2] the bar stands below everything and covers nothing; the drawer is a sheet of its own', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.base}/account/heloc/register?step=property-info`);
    const bar = tools(page);
    await expect(bar).toBeAttached();
    const primary = page.locator('.hl-actions [data-kind=primary]');
    await expect(primary).toBeVisible();
    await expect(bar).not.toBeInViewport();
    await bar.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    const panel = await openTab(page, 'Why am I here?');
    await expect(panel.getByText(/\(you are here\) is asked: Always\./)).toBeVisible();
    expect(await axeFindings(page), 'the sheet, 375 px').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Sandbox' })).toBeFocused();
  });
});
