/** Runs axe over the whole document and says each finding in one line: rule, place, and what to do. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

declare const axe: { run(root: Document | string, options: object): Promise<AxeResults> };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Choice = {
  /** False where the same elements were scanned at another width: their colors are the same, and they cost more than all else. */
  contrast?: boolean;
  /** The rules to break; all of ours unless said. */
  only?: readonly string[];
  /** The part to look at; all of the document unless said. */
  within?: string;
};

/** @returns one line for each element that breaks a rule; no other is disabled, nothing is left out. */
export async function axeFindings(page: Page, choice: Choice = {}): Promise<string[]> {
  const { contrast = true, only = tags, within } = choice;
  await loadAxe(page);
  const more = { runOnly: only, ...(!choice.only && { rules: { 'color-contrast': { enabled: contrast } } }) };
  const violations = await page.evaluate(
    async ([part, options]) =>
      (await axe.run(part ?? document, { resultTypes: ['violations'], ...options })).violations,
    [within, more] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${inOneLine(failureSummary)}`),
  );
}

// The builder of @axe-core/playwright sends all of axe again for each scan: half of a scan's time. Our pages have no foreign frames.
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** The ids of the rules that found something. */
export async function brokenRules(page: Page): Promise<string[]> {
  const findings = await axeFindings(page);
  return [...new Set(findings.map((line) => line.split(' ')[0] ?? ''))].sort();
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
