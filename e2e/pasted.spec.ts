/** Someone registers by pasting from a web page, whose marks no one sees; what is kept and shown is what was meant. */
/** Covers src/engine/text, src/web/platform/boxes. */
import type { Page } from '@playwright/test';
import { readSample, type SampleStep } from '../src/tools/journey/drive.ts';
import { fillPage } from './fill-page.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { arriveAt, definitionOf, pageIdOf } from './step-pages.ts';

const zero = '\u200b';
const hard = '\u00a0';
const pasted: Record<string, unknown> = {
  location: {
    street1: `101${hard}Sandbox${zero} Way\u2060`,
    city: 'Sacra\u00admento',
    state: 'CA',
    zip: '９５８１４',
  },
  employer: `North${zero}wind${hard}Design`,
  annualIncome: `\u202a$138,000\u202c`,
  first: '\ufeffKa\u02bbiulani',
  last: `${'Nguyễn'.normalize('NFD')}${zero}`,
  phone: `+1\u202a(202)${hard}555\u20110101\u202c`,
};

test('a registration by paste keeps what was meant, without the marks', async ({ page, server, watched }) => {
  const email = newEmail('happy');
  await page.goto(`${server.base}/account/heloc/register`);
  const sent: string[] = [];
  page.on('response', async (answer) => {
    if (/\/service-/.test(answer.url())) sent.push(await answer.text().catch(() => ''));
  });
  const steps = readSample('happy').steps.filter(({ flow }) => flow === 'register');
  for (const step of steps) {
    await arriveAt(page, step);
    await answer(page, step, { ...pasted, email: `${zero}${email}${hard}` });
  }
  await expect.poll(() => pageIdOf(page), { timeout: 180_000 }).toBe('start/profile');
  await expect(page.getByText('101 Sandbox Way, Sacramento, CA 95814').first()).toBeVisible();
  for (const kept of ['"first":"Ka\u02bbiulani"', '"last":"Nguyễn"', '"employer":"Northwind Design"'])
    await expect.poll(() => sent.join('\n')).toContain(kept);
  await page.goto(`${server.base}/account/heloc/dashboard/settings`);
  const settings = page.locator('main');
  for (const shown of [email, '(202) 555-0101']) await expect(settings).toContainText(shown);
  expect(await settings.innerText()).not.toMatch(/[\u200b\u00ad\u2060\ufeff\u202a-\u202e]/);
  await page.screenshot({ path: 'test-results/pasted-settings.png', fullPage: true });
  expect(watched.problems).toEqual([]);
});

async function answer(page: Page, step: SampleStep, values: Record<string, unknown>) {
  const definition = definitionOf(step);
  const data = Object.fromEntries(
    Object.entries(step.data).map(([name, value]) => [name, values[name] ?? value]),
  );
  const widgets = Object.fromEntries(
    Object.keys(data).map((name) => [name, definition?.ui?.[name]?.['ui:widget'] ?? 'text']),
  );
  await fillPage(page, data, widgets);
  const label = definition?.actions?.[step.action]?.label ?? step.action;
  await page.getByRole('button', { name: label, exact: true }).click();
}
