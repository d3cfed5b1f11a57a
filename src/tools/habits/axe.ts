/** Axe finds nothing, on a phone and on a desk. */
import { axeFindings } from '../browser/axe-scan.ts';
import { showWhole } from '../browser/show-whole.ts';
import type { Habit } from './habit.ts';

export const axe: Habit = {
  name: 'axe',
  practise: async (page) => {
    const findings: string[] = [];
    for (const width of [375, 1280]) {
      await showWhole(page, width);
      findings.push(...(await axeFindings(page)).map((one) => `${width} px: ${one}`));
    }
    return findings;
  },
};
