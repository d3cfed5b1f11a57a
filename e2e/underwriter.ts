/** Both sides of a condition as stories need them: a person at the desk, over HTTP, and a borrower who sends what is asked. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { plainPng } from '../src/tools/journey/png.ts';
import type { Condition } from '../src/types/condition.ts';
import { expect } from './fixtures.ts';

export const note = 'Ann from our team: please answer this before you sign.';
const key = () => ({ 'idempotency-key': randomUUID() });
let seed = 500;

type DeskReview = { uuid: string; loanNumber: string; state: string; isMine: boolean };

/** A new reviewer, who has the application of this loan number open. */
export async function underwriter(base: string, application: string) {
  const agent = openClient(base);
  const login = { email: `cond-${randomUUID()}@example.com`, password: 'four random words here' };
  await agent.expect('POST', '/sandbox/reviewers', login);
  await agent.expect('POST', '/identity/api/v1/login', { ...login, code: '000000' });
  const call = (sent: object) =>
    agent.expect('POST', '/identity/api/v1/page-submission', { flow: 'desk', ...sent }, key());
  const press = (page: string, data: object) =>
    call({ page, action: 'submit', data, query: { application } });
  /** Takes what is open of the application, so that the sandbox's reviewer answers none of it. */
  const takeAll = async () => {
    const { reviews } = await agent.expect('GET', '/service-desk/secure/api/v1/review');
    const open = (reviews as DeskReview[]).filter((one) => one.loanNumber === application && !one.isMine);
    for (const { uuid: review, state } of open)
      if (state !== 'DECIDED') await call({ page: 'task', action: 'take', data: {}, query: { review } });
  };
  return {
    takeAll,
    ask: (category: string) => press('conditions/raise', { category, comments: note }),
    refuse: (document: string, reason: string) =>
      press('conditions', { document, verdict: 'REJECTED', reason }),
    accept: (document: string, more: object = {}) =>
      press('conditions', { document, verdict: 'ACCEPTED', ...more }),
  };
}

export async function conditionsOf(client: Client, uuid: string): Promise<Condition[]> {
  const path = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
  return (await client.expect('GET', path)) as unknown as Condition[];
}

/** Sends a photo from the page that is open. */
export async function sendPhoto(page: Page) {
  const name = `photo-${seed}.png`;
  const buffer = plainPng(seed++);
  await page
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name, mimeType: 'image/png', buffer });
  // Once it is there, a reader of the screen is told its name, too.
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Uploaded · /).last()).toBeVisible();
  // The note of the one before may still be there.
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/submission'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Sent. Thank you!').last()).toBeVisible();
}

/** Sends a photo for each document that is asked. */
export async function sendPhotos(page: Page, { asks = [] }: Condition) {
  for (const [index] of asks.entries()) {
    if (index < asks.length - 1) await page.getByRole('radio').first().check();
    await sendPhoto(page);
  }
}
