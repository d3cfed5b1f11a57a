/**
 * Axe on the pages that the happy path never meets: waits, holds, errors, declines, other ways. They are shown by preview
 * with the facts of a funded borrower, as opened and with nothing filled in.
 */
/** Covers src/web. */
import type { Page } from '@playwright/test';
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { allPages, shownAt } from './all-pages.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { isFramed, reflows, scanBeside, scanErrors } from './page-checks.ts';
import { settling } from './settling.ts';
import { happyStops, type PageDefinition, pageDefinition } from './stops.ts';

const seen = new Set(happyStops().map(({ name }) => name));

test('[ACC-B3][ACC-F15] axe finds nothing on the pages beside the path; each has its title and the footer', async ({
  page,
  server,
}) => {
  const client = openClient(server.base);
  const progress = await drive(client, readSample('happy'), { email: newEmail('happy') });
  await signIn(page, client);
  const settled = settling(page);
  for (const [flow, id] of restPages())
    await test.step(`${flow}/${id}`, async () => {
      await show(page, server.base, shownAt([flow, id], progress), pageDefinition(flow, id).title);
      await settled();
      const titles = titlesOf(pageDefinition(flow, id));
      if (!titles.some((title) => title.includes('{{')))
        await expect.soft(page.locator('h1'), `${flow}/${id}`).toHaveText(anyOf(titles));
      await isFramed(page, `${flow}/${id}`);
      await scanBeside(page, `${flow}/${id}, as opened`);
      if (await showErrors(page)) await scanErrors(page, `${flow}/${id}`);
      await reflows(page, `${flow}/${id}`);
    });
});

// A page may have another title by rule. One with a frame of its own leaves it to its block, which has one for each state.
function titlesOf({ title, instead = [], frame, content = [] }: PageDefinition): string[] {
  const own = [title, ...instead.flatMap((row) => row.title ?? [])];
  if (frame === undefined) return own;
  return [...own, ...content.flatMap((block) => JSON.stringify(block).match(/(?<="title":")[^"]*/g) ?? [])];
}

function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`);
}

const restPages = () => allPages().filter(([flow, id]) => !seen.has(`${flow}/${id}`));

/** The first page loads the app; the others come within it, where a new title tells that the page has changed. */
async function show(page: Page, base: string, path: string, title: string) {
  const heading = page.locator('h1');
  const before = (await heading.count()) === 1 ? await heading.innerText() : title;
  if (before === title) await page.goto(`${base}${path}`);
  else await goWithin(page, path);
  if (before !== title) await expect(heading).not.toHaveText(before);
}

/** A preview sends nothing, but its form still judges. @returns whether something was wrong */
async function showErrors(page: Page): Promise<boolean> {
  if ((await page.locator('[data-field]').count()) === 0) return false;
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.waitForTimeout(100);
  return (await page.locator('.hl-summary').count()) > 0;
}
