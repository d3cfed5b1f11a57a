/** Walks one sample borrower over HTTP and shows each stop in the browser, arriving as a borrower does: inside the app. */
import type { Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { type Progress, readSample, submitStep, untilAwake } from '../src/tools/journey/drive.ts';
import { expect, newEmail, signIn } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { settling } from './settling.ts';
import type { Stop } from './stops.ts';

export type Walker = {
  client: Client;
  progress: Progress;
  /** Answers the sample up to the stop and opens its page. Submissions from the browser are refused (422). */
  arrive: (stop: Stop) => Promise<void>;
};

export function openWalker(page: Page, base: string): Walker {
  const client = openClient(base);
  const { steps } = readSample('happy');
  const progress: Progress = {};
  const email = newEmail('happy');
  const settled = settling(page);
  let answered = 0;

  async function arrive(stop: Stop) {
    for (; answered < stop.after; answered++) {
      const step = steps[answered];
      if (step) await submitStep(client, step, answered, progress, email);
    }
    if (progress.uuid) progress.journey = await untilAwake(client, progress.uuid);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (stop.step) await pretend(page, stop.step);
    await signIn(page, client);
    if (stop.signedOut) await page.evaluate(() => localStorage.clear());
    // The first page of a visit is read out by the browser; the one after it is a change of route.
    await page.goto(`${base}/account/heloc/coming-soon`);
    await settled();
    await go(page, `/account/heloc/${stop.path.replace('{uuid}', progress.uuid ?? '')}`);
    await settled();
    // Only now: a page whose requests are looked through loads every part again.
    await refuseSubmissions(page);
  }

  return { client, progress, arrive };
}

async function go(page: Page, path: string) {
  const before = await page.locator('h1').innerText();
  await goWithin(page, path);
  await expect(page.locator('h1')).not.toHaveText(before);
}

async function refuseSubmissions(page: Page) {
  await page.route('**/submission', (route) =>
    route.fulfill({
      status: 422,
      json: { errors: ['We could not save this.'], message: 'We could not save this.', requestId: 'test' },
    }),
  );
}

async function pretend(page: Page, step: string) {
  await page.route(/\/(journey|status)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), step } });
  });
}
