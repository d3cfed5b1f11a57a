/** Runs axe over the whole document and says each finding in one line: rule, place, and what to do. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns one line for each element that breaks a rule; none is disabled, nothing is left out. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Our pages have no foreign frames: the one-page mode saves opening a second page for each scan.
  const axe = new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${inOneLine(failureSummary)}`),
  );
}

/** The ids of the rules that found something. */
export async function brokenRules(page: Page): Promise<string[]> {
  const findings = await axeFindings(page);
  return [...new Set(findings.map((line) => line.split(' ')[0] ?? ''))].sort();
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
