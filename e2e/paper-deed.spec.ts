/** A deed comes back signed on paper: a reviewer adds its scan and says so, and the borrower opens the copy. */
/** Covers src/web/widgets/one-pdf.tsx, src/web/widgets/parts/kept-pdf.tsx, src/web/widgets/parts/{kept-pdf-fact,use-one-pdf,is-refused-file}.ts, src/web/widgets/one-pdf.tsx, src/web/journey/loaded-page.tsx, src/server/desk/file-scan.ts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visitDays } from '../src/engine/hours/visit-days.ts';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { beyondEdge } from '../src/tools/browser/beyond-edge.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { untilAwake } from '../src/tools/journey/drive.ts';
import type { Desk } from '../src/types/desk.ts';
import { guardedPdf, pdf } from '../tests/server/uploads/sample-files.ts';
import { bring } from './bring.ts';
import { expect, signIn, test } from './fixtures.ts';
import { chooseRadio, tabTo } from './keyboard.ts';
import { settling } from './settling.ts';

const desk = '/service-desk/secure/api/v1/review';
const applications = '/service-application/api/v1/application/heloc';

/** A borrower whose visit is booked, and the open review that its deed has come back. */
async function atTheVisit(page: Page, base: string) {
  const { client, uuid } = await bring(page, base, { persona: 'manualnotary', until: 'heloc/notary/intro' });
  const { facts } = await untilAwake(client, uuid);
  const { loanNumber } = (facts as { application: { loanNumber: string } }).application;
  // Other stories of this worker have moved the server's clock.
  const { now } = (await client.expect('POST', '/sandbox/clock', { ms: 1 })) as { now: string };
  const day = visitDays(now.slice(0, 10), {})[1];
  const location = { street1: '101 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' };
  const data = { preferences: [`${day}T10:00`], location };
  const sent = { page: 'notary/schedule-manual', action: 'submit', data };
  const key = { 'idempotency-key': randomUUID() };
  expect((await client.send('POST', `${applications}/${uuid}/submission`, sent, key)).status).toBe(200);

  const agent = openClient(base);
  const login = { email: `scan-${randomUUID()}@example.com`, password: 'four random words here' };
  await agent.expect('POST', '/sandbox/reviewers', login);
  await agent.expect('POST', '/identity/api/v1/login', { ...login, code: '000000' });
  const task = async () => {
    const { reviews } = (await agent.expect('GET', desk)) as unknown as Desk;
    return reviews.find((one) => one.loanNumber === loanNumber && one.state !== 'DECIDED')?.uuid ?? '';
  };
  await agent.expect('POST', `${desk}/${await task()}/answer`, {
    answer: 'first',
    reason: 'Booked by phone.',
  });
  return { uuid, task: await task(), agent };
}

async function isWell(page: Page) {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 1100 });
    expect.soft(await beyondEdge(page), `wider than a screen of ${width}`).toBeLessThanOrEqual(0);
  }
  expect.soft(await axeFindings(page)).toEqual([]);
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('a reviewer adds the scan of a deed and decides, and the borrower opens the copy', async ({
  browser,
  page,
  server,
}) => {
  const { uuid, task, agent } = await atTheVisit(page, server.base);
  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, agent);
  const settled = settling(reader);
  await reader.goto(`${server.base}/account/heloc/desk/task?review=${task}`);
  await reader.getByRole('button', { name: 'Take this task' }).click();
  await expect(reader.getByRole('button', { name: 'Give it back' })).toBeVisible();
  // Taking it draws the page again, which moves the focus.
  await settled();

  // By keyboard alone: the answer, the reason, the file that the summary of what is wrong leads to, the decision.
  await tabTo(reader, '[type=radio]');
  await chooseRadio(reader, 'signed');
  await tabTo(reader, 'textarea');
  await reader.keyboard.type('Every signature and the seal are there.');
  await tabTo(reader, 'button[type=submit]');
  await reader.keyboard.press('Enter');
  await expect(reader.getByText(/Add the scanned pages as one PDF/).first()).toBeVisible();
  const input = reader.getByLabel(/^Choose (the|another) PDF/);
  await expect(input).toBeFocused();
  // A key that is pressed while the page still draws what is wrong reaches nothing.
  await settled();
  await expect(input).toBeFocused();

  const locked = file('locked.pdf', await guardedPdf('1.4', 'opens it'));
  // One time in six a first key opens nothing, for a reason not yet found; a person presses again.
  await expect(async () => {
    const chooser = reader.waitForEvent('filechooser', { timeout: 10_000 });
    await reader.keyboard.press('Enter');
    await (await chooser).setFiles(locked);
  }).toPass({ timeout: 120_000 });
  await expect(reader.getByText(/password-protected/).first()).toBeVisible();
  // The place stays while the file is sent, and afterwards.
  await expect(input).toBeFocused();
  await input.setInputFiles(file('first page.pdf', pdf()));
  await expect(reader.getByText(/no virus found/)).toBeVisible();
  await input.setInputFiles(file('whole deed.pdf', pdf('', '', 3)));
  await expect(reader.getByText('whole deed.pdf', { exact: true }).first()).toBeVisible();
  await expect(reader.getByText('first page.pdf')).toHaveCount(0);
  await isWell(reader);
  await reader.getByRole('button', { name: 'Open whole deed.pdf' }).press('Enter');
  await expect(reader.getByRole('dialog', { name: 'whole deed.pdf' }).getByText('Page 1 of 3')).toBeVisible();
  await reader.keyboard.press('Escape');
  await tabTo(reader, 'button[type=submit]');
  await reader.keyboard.press('Enter');
  await expect(reader.getByText('Answered: Signed and notarized')).toBeVisible();

  await page.goto(`${server.base}/account/heloc/${uuid}/document/disclosures`);
  await page.getByRole('button', { name: /^Open Signed deed of trust/ }).click();
  await expect(
    page.getByRole('dialog', { name: /^Signed deed of trust/ }).getByText('Page 1 of 3'),
  ).toBeVisible();
  // What was shown before it was signed is no document of its own any more.
  await expect(page.getByRole('button', { name: /^Open Deed of trust/ })).toHaveCount(0);
});
