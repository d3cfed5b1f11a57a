/**
 * `flow walk`: finds, from steps, rules and machine alone, sample facts for everything that can happen in a flow, and
 * says what is not reached and why.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Covered } from '../../engine/walk/covered.ts';
import { unproved } from '../../engine/walk/covered.ts';
import { type Walks, walksOf } from '../../engine/walk/walks.ts';
import { flowHelp, loadSteps } from '../decide/load-flow.ts';
import { patchingLenders } from '../walk/patching-lenders.ts';
import { report } from '../walk/report.ts';

export const summary =
  'Finds facts for every step, route, state, transition and page rule; says what is not reached.';
export const usage = '[--flow heloc] [--org CODE | --lenders] [--drive] [--out FILE]';
export const options = {
  ...flowHelp,
  '--lenders': 'Every lender that patches the flow, after our own.',
  '--drive': 'Draws them in Chromium too, at both widths, with axe; needs a build.',
  '--out FILE': 'Writes the facts found, as JSON.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 when each thing is reached, or proved to be out of reach, and what is driven is drawn without a finding; else 1. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      flow: { type: 'string', default: 'heloc' },
      org: { type: 'string', default: 'default' },
      lenders: { type: 'boolean', default: false },
      drive: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { flow, org, lenders, drive, out } = values;
  const orgs = lenders ? ['default', ...patchingLenders(root, flow)] : [org];
  const found = orgs.map((one) => ({ org: one, walks: walkOne(flow, one) }));
  if (out)
    writeFileSync(
      out,
      `${JSON.stringify(Object.fromEntries(found.map(({ org: one, walks }) => [one, walks])), null, 1)}\n`,
    );
  const isWhole = !found.some(({ walks }) => Object.values(walks).flat().some(isOpen));
  const isDrawn = !drive || (await driveAll(flow, orgs));
  return isWhole && isDrawn ? 0 : 1;
}

/** One lender after another. @returns whether every page was drawn as it must be */
async function driveAll(flow: string, codes: readonly string[]): Promise<boolean> {
  // Chromium is for those who ask for it alone.
  const { driveLender } = await import('../walk/drive-lender.ts');
  let isWell = true;
  for (const code of codes) isWell = (await driveLender(root, flow, code)) && isWell;
  return isWell;
}

function walkOne(flow: string, org: string): Walks {
  const { bundle, flow: core } = loadSteps({ flow, org, out: '.' });
  const walks = walksOf(bundle, core);
  process.stdout.write(
    `${org}\n${report(walks)
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
  return walks;
}

const isOpen = ({ why }: Covered) => why === unproved;
