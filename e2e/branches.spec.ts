/**
 * Every branch off the happy path in the browser: the page says what is the matter, axe finds nothing at any width, nothing
 * lies beyond 320 px, an empty answer is told, and the right one leads on. What a person decides, the sandbox decides here.
 */
/** Covers src/server/desk, src/server/effects, src/web/journey/host. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Client } from '../src/tools/journey/client.ts';
import { untilAwake } from '../src/tools/journey/drive.ts';
import { type Bringing, bring } from './bring.ts';
import { fillPage, unfold } from './fill-page.ts';
import { expect, test } from './fixtures.ts';
import { phone, reflows, scan } from './page-checks.ts';
import { pageDefinition } from './stops.ts';

type BranchStop = {
  page: string;
  /** Where the page stands, unless the application leads there by itself. */
  path?: string;
  refused?: string;
  /** What the page says before anything is answered. */
  shows?: string;
  answers?: Record<string, unknown>;
  press?: string;
  /** A person looks at the answer. */
  review?: boolean;
};
type Branch = Bringing & {
  name: string;
  /** Waits are skipped until the application is at this step. */
  skipsTo?: string;
  stops: BranchStop[];
  then?: string;
};

const { branches } = JSON.parse(readFileSync(new URL('./branches.json', import.meta.url), 'utf8')) as {
  branches: Branch[];
};

for (const branch of branches)
  test(branch.name, async ({ page, server, watched: _ }) => {
    const { client, uuid } = await arrive(page, server.base, branch);
    for (const stop of branch.stops) await answer(page, client, uuid, stop);
    if (branch.then)
      await expect(page.getByRole('heading', { level: 1, name: branch.then })).toBeVisible({
        timeout: 180_000,
      });
  });

async function arrive(page: Page, base: string, { skipsTo, ...branch }: Branch) {
  const { client, uuid } = await bring(page, base, branch);
  if (skipsTo) await skipTo(client, uuid, skipsTo);
  await page.goto(`${base}/account/heloc/${uuid}${branch.org ? `?org=${branch.org}` : ''}`);
  return { client, uuid };
}

/** Days and other people, such as the right to cancel and the county. */
async function skipTo(client: Client, uuid: string, step: string) {
  await expect(async () => {
    await client.expect('POST', `/sandbox/${uuid}/skip-wait`, {});
    expect((await untilAwake(client, uuid)).step).toBe(step);
  }).toPass({ timeout: 180_000 });
}

async function answer(page: Page, client: Client, uuid: string, stop: BranchStop) {
  const { title, ui = {} } = pageDefinition('heloc', stop.page);
  // A page by its address: not before the application has come to its step.
  if (stop.path) await untilAwake(client, uuid);
  if (stop.path) await page.goto(`${client.base}/account/heloc/${uuid}/${stop.path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 180_000 });
  await unfold(page);
  // The answer before may still be at work, under a dialog.
  if (stop.press)
    await expect(page.getByRole('button', { name: stop.press, exact: true })).toBeVisible({
      timeout: 180_000,
    });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (stop.shows) await expect(page.getByRole('main')).toContainText(stop.shows, { timeout: 180_000 });
  // With the borrower's facts, where it is narrowest; e2e/axe-rest.spec.ts scans the same page at both widths.
  await scan(page, stop.page, [phone]);
  await reflows(page, stop.page);
  await page.setViewportSize({ width: 375, height: 812 });
  if (!stop.press) return;
  const button = page.getByRole('button', { name: stop.press, exact: true });
  if (stop.refused) {
    await button.click();
    await expect(page.getByRole('main')).toContainText(stop.refused);
  }
  const widgets = Object.entries(ui).map(([name, field]) => [name, field['ui:widget'] ?? 'text']);
  await fillPage(page, stop.answers ?? {}, Object.fromEntries(widgets));
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/submission'));
  await button.click();
  expect((await sent).status(), `${stop.page}: the answer is taken`).toBe(200);
  // The sandbox's reviewer would answer after some seconds; the toolbar's switch asks for it at once.
  if (stop.review) await client.expect('POST', `/sandbox/${uuid}/skip-wait`, {});
}
