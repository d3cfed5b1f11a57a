/** What every page of the product must be: found clean by axe, titled, headed, focused, and readable at 320 px. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/tools/browser/axe-scan.ts';
import { beyondEdge } from '../src/tools/browser/beyond-edge.ts';
import { showWhole } from '../src/tools/browser/show-whole.ts';
import { expect } from './fixtures.ts';
import { rememberShown, showsMore } from './shown-parts.ts';
import type { Stop } from './stops.ts';

/** In CSS pixels: the narrowest width that pages are scanned at. */
export const phone = 375;
const widths = [phone, 1280];
/** The rules that the same elements may break at another width alone. */
const ofLayout = ['target-size', 'scrollable-region-focusable', 'link-in-text-block'];
const { companyNameShort } = JSON.parse(
  readFileSync(new URL('../orgs/default/org.json', import.meta.url), 'utf8'),
) as { companyNameShort: string };

/** Axe finds nothing at any width. `state` says what is being looked at. @param at the widths, where not both are new */
export async function scan(page: Page, state: string, at: readonly number[] = widths) {
  for (const width of at) await scanAt(page, state, width, width === at[0]);
}

/** At a second width only what it shows besides needs all rules, and what the same elements may break there. */
export async function scanBeside(page: Page, state: string) {
  await scanAt(page, state, phone, true);
  await rememberShown(page);
  await showWhole(page, 1280);
  const isNew = await showsMore(page);
  const choice = isNew ? { contrast: false } : { only: ofLayout };
  expect.soft(await axeFindings(page, choice), `${state}, 1280 px`).toEqual([]);
}

async function scanAt(page: Page, state: string, width: number, contrast: boolean) {
  await showWhole(page, width);
  expect.soft(await axeFindings(page, { contrast }), `${state}, ${width} px`).toEqual([]);
  if (contrast) await scanInTheDark(page, state);
}

/** The dark has the same elements in other colors: only what can be told apart is asked again. */
async function scanInTheDark(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindings(page, { only: ['color-contrast'] }), `${state}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * What is wrong is said by the same summary and the same words below the fields at every width: the narrowest tells. What is
 * around the form was scanned as it opened.
 */
export async function scanErrors(page: Page, name: string) {
  await showWhole(page, phone);
  expect.soft(await axeFindings(page, { within: 'main' }), `${name}, with errors, ${phone} px`).toEqual([]);
}

/** One heading, which has the focus after a change of route; and what every page has. */
export async function arrivesWell(page: Page, { name }: Stop) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, `${name}: one heading of level 1`).toHaveCount(1);
  await expect.soft(heading, `${name}: focus on the heading`).toBeFocused();
  await isFramed(page, name);
}

/** The title of the browser's tab names lender and page; the footer stands below. */
export async function isFramed(page: Page, name: string) {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.soft(page, `${name}: title`).toHaveTitle(`${companyNameShort} | ${heading}`);
  const footer = page.getByRole('contentinfo');
  await expect.soft(footer, `${name}: footer`).toContainText('$15,000');
}

/** At 320 px nothing lies beyond the edge. */
export async function reflows(page: Page, name: string) {
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await beyondEdge(page), `${name}: pixels beyond 320`).toBeLessThanOrEqual(0);
}
