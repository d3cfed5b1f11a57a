/** A partner is a folder: copied beside the others and checked, its words, looks and limits are in the browser, without code. */
/** Covers src/content/merge, src/web/platform/theme. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { brandColors } from '../src/engine/theme/brand-colors.ts';
import { SHADES } from '../src/engine/theme/palette.ts';
import { type Client, openClient, type Reply } from '../src/tools/journey/client.ts';
import { drive, readSample, type Sample } from '../src/tools/journey/drive.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';
import { expect, newEmail, test } from './fixtures.ts';

const product = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'hearthline-partner-'));
let server: RunningServer;

test.beforeAll(async () => {
  for (const folder of ['flows', 'orgs', 'schemas'])
    cpSync(join(product, folder), join(root, folder), { recursive: true });
  cpSync(join(product, 'tests/content/partner'), join(root, 'orgs/brookmarsh'), { recursive: true });
  symlinkSync(join(product, 'dist'), join(root, 'dist'));
  const check = [join(product, 'src/tools/run.mjs'), 'flow', 'check', '--root', root];
  expect(execFileSync(process.execPath, check, { encoding: 'utf8' })).toContain('42 lenders');
  // Content that differs from the build's is checked again at the start.
  const env = { HEARTHLINE_ROOT: root, HEARTHLINE_STAGE_MS: '50' };
  server = await startServer({ env, readyWithinMs: 300_000 });
});
test.afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true });
});

const address = (path: string, org = 'brookmarsh') => `${server.base}/account/heloc${path}?org=${org}`;

test('[ACC-B2] its logo, colors, contacts and host are its own', async ({ page, watched }) => {
  await page.goto(address('/register'));

  const logo = page.getByRole('img', { name: 'Brookmarsh' }).first();
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
  const drawn = await page.request.get(new URL((await logo.getAttribute('src')) ?? '', server.base).href);
  expect(await drawn.text()).toBe(readFileSync(join(product, 'tests/content/partner/logo.svg'), 'utf8'));
  const shades = await Promise.all(SHADES.map((shade) => token(page, `--org-primary-${shade}`)));
  expect(shades).toContain('#ffd400');
  const colors = brandColors({ primary: '#ffd400', secondary: '#5b2d8e' });
  expect(await token(page, '--hl-action')).toBe(colors['--hl-action']);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('link', { name: '(800) 555-0199' })).toHaveAttribute(
    'href',
    'tel:+18005550199',
  );
  await expect(page.getByRole('link', { name: 'help@brookmarsh.example' }).first()).toBeVisible();
  await expect(
    page.getByText('Brookmarsh Lending Corporation').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Brookmarsh \| /);
  const byHost = await page.request.get(`${server.base}/account/heloc/register`, {
    headers: { host: 'apply.brookmarsh.example' },
  });
  expect(await byHost.text()).toContain('"orgCode":"brookmarsh"');
  expect(watched.problems).toEqual([]);
});

test('its letters come from this server, to its own visitors alone', async ({ page, watched }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(address('/register', 'default'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts.filter((url) => !url.includes('/inter-'))).toEqual([]);

  await page.goto(address('/register'));
  await expect.poll(() => fonts.some((url) => url.includes('/figtree-latin-wght'))).toBe(true);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toMatch(/^"Figtree Variable"/);
  expect(fonts.filter((url) => !url.startsWith(server.base))).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('its two wordings and its hidden field show, and only with it', async ({ page }) => {
  const client = await registered('brookmarsh', 'contact-info');
  await showAs(page, client, '/register', 'property-info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your home');
  await showAs(page, client, '/register', 'contact-info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where can we reach you?');
  await expect(page.locator('[data-field="serviceTexts"]')).toHaveCount(0);

  await showAs(page, await registered('default', 'contact-info'), '/register', 'contact-info');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Where can we reach you?');
  await expect(page.locator('[data-field="serviceTexts"]')).toBeVisible();
});

test('its tighter limit is said on the page and held by the server', async ({ page }) => {
  const client = await registered('brookmarsh', 'income-info');
  await showAs(page, client, '/register', 'income-info');
  const amount = page.locator('[data-field="requestedAmount"]').getByRole('textbox');
  await amount.fill('20000');
  await amount.blur();
  await page
    .getByRole('button', { name: /continue|next|save/i })
    .first()
    .click();
  await expect(page.locator('[data-field="requestedAmount"]')).toContainText(
    'Enter an amount from $50,000 to $400,000',
  );

  const refused = await sendIncome(client, 20_000);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    fields: { '/requestedAmount': 'Enter an amount from $50,000 to $400,000' },
  });
  expect((await sendIncome(client, 60_000)).status).toBe(200);
  const ours = await registered('default', 'income-info');
  expect((await sendIncome(ours, 20_000)).status).toBe(200);
});

/** A visitor of `org` whose registration has come to a page. */
async function registered(org: string, until: string): Promise<Client> {
  const client = openClient(server.base, org);
  await drive(client, atHome(org), { email: newEmail('happy'), until: `register/${until}` });
  return client;
}

// Brookmarsh lends in the north-east alone.
function atHome(org: string): Sample {
  const text = JSON.stringify(readSample('happy'));
  const moved = text.replace(
    '"Sacramento","state":"CA","zip":"95814"',
    '"Providence","state":"RI","zip":"02903"',
  );
  return JSON.parse(org === 'brookmarsh' ? moved : text);
}

async function showAs(page: Page, client: Client, path: string, step: string) {
  await page.context().clearCookies();
  await page.context().addCookies(client.cookies().map((cookie) => ({ ...cookie, url: server.base })));
  await page.goto(`${address(path, client.org)}&step=${step}`);
}

function sendIncome(client: Client, requestedAmount: number): Promise<Reply> {
  const step = readSample('happy').steps.find(({ page }) => page === 'income-info');
  const path = '/service-application/external/api/v1/registration/submission';
  const data = { ...step?.data, requestedAmount };
  return client.send('POST', path, { page: 'income-info', action: 'submit', data });
}

function token(page: Page, name: string): Promise<string> {
  return page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name);
}
