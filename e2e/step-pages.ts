/** The pages of a sample's steps in the browser: how one gets there, what they declare. */
import type { Locator, Page } from '@playwright/test';
import type { SampleStep } from '../src/tools/journey/drive.ts';
import { wholeFile } from '../tests/whole-files.ts';
import { expect } from './fixtures.ts';

/** Follows the way that a page offers to the step's page, until that page stands there: a link to it, or its button. */
export async function arriveAt(page: Page, step: SampleStep) {
  await expect(async () => {
    if (pageIdOf(page) !== step.page) await (await wayTo(page, step))?.first().click({ timeout: 1000 });
    expect(pageIdOf(page)).toBe(step.page);
  }).toPass({ timeout: 180_000 });
  await expect(page.locator('h1')).toHaveText(definitionOf(step)?.title ?? '', { timeout: 180_000 });
}

async function wayTo(page: Page, step: SampleStep): Promise<Locator | undefined> {
  const address = [step.page, ...Object.values(step.params ?? {})].join('/');
  const link = page.locator(`main a[href$="/${address}"]`);
  if ((await link.count()) > 0) return link;
  const here = pageIdOf(page);
  const actions = Object.values(definitionOf({ ...step, page: here })?.actions ?? {});
  const way = actions.find(({ do: does, to }) => does === 'link' && to?.startsWith('/') === false);
  if (!way || here === 'waiting') return undefined;
  return page.getByRole('link', { name: way.label }).or(page.getByRole('button', { name: way.label }));
}

type Definition = {
  title: string;
  ui?: Record<string, { 'ui:widget'?: string }>;
  actions?: Record<string, { label: string; do: string; to?: string }>;
};

/** The page's own file; undefined where the address leads to none. */
export function definitionOf({ flow, page }: Pick<SampleStep, 'flow' | 'page'>): Definition | undefined {
  try {
    return wholeFile(`flows/${flow}/pages/${page}.json`);
  } catch {
    return undefined;
  }
}

/** The page's id as the address bar tells it. */
export function pageIdOf(page: Page): string {
  const url = new URL(page.url());
  const path = url.pathname.replace('/account/heloc/', '');
  if (path.startsWith('register')) return url.searchParams.get('step') ?? 'index';
  const id = path.replace(/^[0-9a-f-]{36}\//, '');
  return id.replace(/^(income\/(?:link|upload))\/.*/, '$1');
}
