/**
 * A borrower chooses Español on the first page, registers, gets Spanish emails and reaches the offer: every page says that it
 * is Spanish, nothing that was typed is lost, and no English sentence is left on it, a refusal included, at both widths.
 */
/** Covers src/web/parts/language, src/server/platform/language, src/content/languages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, type Progress, readSample, type SampleStep } from '../src/tools/journey/drive.ts';
import { filesLike, wholeFile } from '../tests/whole-files.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { definitionOf, pageIdOf } from './step-pages.ts';

const last = 'product/select';

test('a borrower chooses Español and reaches the offer without an English sentence', async ({
  page,
  server,
  watched,
}) => {
  const email = newEmail('happy');
  await page.goto(`${server.base}/account/heloc/register`);
  await page.getByRole('button', { name: 'Ver en español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(saidOn('register', 'index').title);
  await expect(page.getByRole('button', { name: 'View in English' })).toBeVisible();

  await inSpanish(page, { flow: 'register', page: 'index' });
  await page.getByRole('button', { name: 'Consultar mi tasa' }).click();

  for (const step of upToOffer()) {
    await expect.poll(() => pageIdOf(page), { timeout: 180_000 }).toBe(step.page);
    await expect(page.locator('h1')).toHaveText(saidOn(step.flow, step.page).title, { timeout: 180_000 });
    await inSpanish(page, step);
    if (step.page === last) break;
    if ('code' in step.data) {
      await refused(page, step, email);
      // Chromium logs the refusal that was just asked for.
      watched.problems.length = 0;
    }
    await answer(page, step, email);
  }

  await expect(page.getByRole('heading', { name: 'Pago mensual' })).toBeVisible();
  expect(watched.problems).toEqual([]);
  const subjects = () => messagesTo(server.dataDir, email).map(({ subject }) => subject);
  const ready = 'Su oferta está lista';
  // Where the home is, it may be night: the message goes out in the morning.
  if (!subjects().includes(ready))
    await page.request.post(`${server.base}/sandbox/clock`, { data: { ms: 12 * 3_600_000 } });
  await expect.poll(subjects).toContain(ready);
});

test('what is typed stays when the language changes, and English comes back', async ({ page, server }) => {
  await page.goto(`${server.base}/account/heloc/register`);
  await page.getByRole('button', { name: 'Check my rate' }).click();
  const street = page.locator('[data-field="location"] input').first();
  await street.fill('12 Sandbox Way');
  await page.getByRole('button', { name: 'Ver en español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(saidOn('register', 'property-info').title);
  await expect(street).toHaveValue('12 Sandbox Way');
  await page.getByRole('button', { name: 'View in English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Which home would you like to borrow against?',
  );
  await expect(street).toHaveValue('12 Sandbox Way');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

/** The page of the sample that is not sent yet -> the addresses that are open then. */
const afterOffer: Record<string, string[]> = {
  'start/contact': ['start/contact'],
  'start/hmda': ['start/hmda'],
  'start/app-summary': ['start/app-summary'],
  'income/link': ['review', 'link/TRUV_PAYROLL', 'tax/POINTSERV_TAX', 'upload/MANUAL_PAYSTUB'].map(
    (rest) => `income/${rest}`,
  ),
  'bank/disburse': ['bank/disburse', 'bank/manual-disburse'],
  'bank/autopay': ['bank/autopay'],
  'bank/confirm': ['bank/confirm'],
  identity: ['identity'],
  'signing/sign': ['signing/intro', 'signing/sign', 'document/disclosures', 'correction', 'cancel'],
  'notary/intro': ['notary/intro', 'notary/schedule-manual'],
  'notary/session': ['notary/session'],
  'insurance/upload': ['insurance/upload'],
  '': ['complete'],
};

test('after the offer, too, no English sentence is left until the line is signed', async ({
  page,
  server,
}) => {
  const client = openClient(server.base);
  const sample = readSample('happy');
  const drove = { email: newEmail('happy'), progress: {} as Progress };
  let from = 0;
  for (const [until, addresses] of Object.entries(afterOffer)) {
    await drive(client, sample, { ...drove, from, until: `heloc/${until}` });
    from = sample.steps.findIndex((step) => step.page === until);
    if (page.url() === 'about:blank') {
      await signIn(page, client);
      await page.context().addCookies([{ name: 'hl_language', value: 'es', url: server.base }]);
    }
    for (const address of addresses) {
      const named = address.replace(/\/[A-Z_]+$/, '');
      await page.goto(`${server.base}/account/heloc/${drove.progress.uuid}/${address}`);
      const { title } = saidOn('heloc', named);
      const said = title.includes('{{') ? /./ : title;
      await expect(page.locator('h1')).toHaveText(said, { timeout: 180_000 });
      await inSpanish(page, { flow: 'heloc', page: named });
    }
  }
});

function upToOffer(): SampleStep[] {
  const { steps } = readSample('happy');
  return steps.slice(0, steps.findIndex((step) => step.page === last) + 1);
}

type Said = { title: string; actions?: Record<string, { label?: string }> };

function saidOn(flow: string, page: string): Said {
  return wholeFile(`flows/languages/es/${flow}/pages/${page}.json`);
}

// The server refuses in Spanish too: a code that is not the one we sent.
async function refused(page: Page, step: SampleStep, email: string) {
  await answer(page, step, email, { code: '123456' });
  await expect(page.getByText('El código no es correcto. Le quedan 4 intentos').first()).toBeVisible();
  await inSpanish(page, step, '-refused');
}

async function answer(page: Page, step: SampleStep, email: string, change = {}) {
  const definition = definitionOf(step);
  const wanted = JSON.stringify({ ...step.data, ...change });
  const data = JSON.parse(wanted.replaceAll('"$email"', JSON.stringify(email)));
  const widgets = Object.fromEntries(
    Object.keys(data).map((name) => [name, definition?.ui?.[name]?.['ui:widget'] ?? 'text']),
  );
  for (const [name, widget] of Object.entries(widgets)) {
    if (widget === 'consent') await openSample(page, name);
    if (widget === 'address') await fillAddress(page, name, data[name]);
  }
  const others = Object.entries(data).filter(([name]) => widgets[name] !== 'address');
  await fillPage(page, Object.fromEntries(others), widgets);
  const label = saidOn(step.flow, step.page).actions?.[step.action]?.label ?? step.action;
  await page.getByRole('button', { name: label, exact: true }).click();
}

async function openSample(page: Page, name: string) {
  const field = page.locator(`[data-field="${name}"]`);
  const open = field.getByRole('button', { name: /^Abrir/ });
  if ((await open.count()) === 0) return;
  await open.click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function fillAddress(page: Page, name: string, value: Record<string, string>) {
  const field = page.locator(`[data-field="${name}"]`);
  for (const [part, label] of [
    ['street1', 'Calle y número'],
    ['city', 'Ciudad'],
    ['zip', 'Código postal'],
  ] as const)
    await field.getByLabel(label, { exact: true }).fill(value[part] ?? '');
  await field.getByLabel('Estado', { exact: true }).selectOption(value.state ?? '');
}

// Words that no Spanish sentence has; legal English says of itself that it is (`lang`), or stands below the note that says so.
const english =
  /\b(the|your|you|and|with|this|we|our|isn't|won't|can't|please|of)\b|\b(January|February|March|April|June|July|August|September|October|November|December)\b/i;

async function inSpanish(page: Page, { flow, page: id }: Pick<SampleStep, 'flow' | 'page'>, state = '') {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${flow}/${id} is wider than ${width}`).toBeLessThanOrEqual(0);
    const lines = await page.evaluate(readableLines);
    const left = lines.filter((line) => english.test(line) && !isAllowed(line));
    expect.soft(left, `English on ${flow}/${id} at ${width}`).toEqual([]);
    await page.screenshot({
      path: `test-results/es-${id.replaceAll('/', '-')}${state}-${width}.png`,
      fullPage: true,
    });
  }
}

// Names of companies and laws; what the lender itself says in English (org.json); documents, whose titles are those of the
// English documents that they open; and the legal text that is announced as English.
function isAllowed(line: string): boolean {
  const said = line.trim();
  return (
    [...legal, ...titles].includes(said) ||
    lender.includes(said) ||
    /NMLS|Experian|U\.S\.C\.|Cedar HR and Pay/.test(line)
  );
}

const lender = readFileSync(new URL('../orgs/default/org.json', import.meta.url), 'utf8');
const { companyName } = JSON.parse(lender);
const titles = filesLike(/^flows\/heloc\/documents\//).map(titleOf);

function titleOf(path: string): string {
  const { title } = wholeFile<{ title: string }>(path);
  return title.replace('{{org.companyName}}', companyName);
}

const legal =
  JSON.stringify(wholeFile('flows/heloc/pages/start/profile.json'))
    .match(/"text":"This disclosure contains[^"]*/)?.[0]
    .slice('"text":"'.length)
    .replaceAll('**', '')
    .split('\\n\\n') ?? [];

// Runs in the page: what is seen, line by line, without what says that it is in another language and without the toolbar.
function readableLines(): string[] {
  const shown = [...document.querySelectorAll('header, main, footer')].map((part) => part as HTMLElement);
  return shown.flatMap((part) => part.innerText.split('\n')).filter((line) => line.trim() !== '');
}

function messagesTo(folder: string, email: string): Array<{ to: string; subject: string }> {
  const file = join(folder, 'outbox.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => JSON.parse(line)).filter(({ to }) => to === email);
}
