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
import { flowHelp, loadMachine } from '../decide/load-flow.ts';
import { patchingLenders } from '../walk/patching-lenders.ts';
import { report } from '../walk/report.ts';

export const summary =
  'Finds facts for every step, route, state, transition and page rule; says what is not reached.';
export const usage = '[--flow heloc] [--org CODE | --lenders] [--out FILE]';
export const options = {
  ...flowHelp,
  '--lenders': 'Every lender that patches the flow, after our own.',
  '--out FILE': 'Writes the facts found, as JSON.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 when each thing is reached, or proved to be out of reach; else 1. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      flow: { type: 'string', default: 'heloc' },
      org: { type: 'string', default: 'default' },
      lenders: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { flow, org, lenders, out } = values;
  const orgs = lenders ? ['default', ...patchingLenders(root, flow)] : [org];
  const found = orgs.map((one) => ({ org: one, walks: walkOne(flow, one) }));
  if (out)
    writeFileSync(
      out,
      `${JSON.stringify(Object.fromEntries(found.map(({ org: one, walks }) => [one, walks])), null, 1)}\n`,
    );
  return found.some(({ walks }) => Object.values(walks).flat().some(isOpen)) ? 1 : 0;
}

function walkOne(flow: string, org: string): Walks {
  const { bundle, flow: core } = loadMachine({ flow, org, out: '.' });
  const walks = walksOf(bundle, core);
  process.stdout.write(
    `${org}\n${report(walks)
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
  return walks;
}

const isOpen = ({ why }: Covered) => why === unproved;
