/**
 * Reads one flow of one lender for the tools that replay it. Fast on purpose: files are read and merged, pages are not
 * compiled and nothing is linted; `flow check` does that.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FileTree } from '../../content/files/file-tree.ts';
import { readTree } from '../../content/files/read-files.ts';
import { bundlesOf } from '../../content/merge/bundles.ts';
import { domainOf } from '../../content/merge/domain-of.ts';
import { orgWithShared } from '../../content/merge/org-with-shared.ts';
import { patchFlows } from '../../content/merge/patch-flows.ts';
import type { Bundle, FlowCore } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';

export type FlowOptions = { flow: string; org: string; out: string };

/** What the options of such tools are for. */
export const flowHelp = {
  '--flow ID': 'The flow; heloc unless said.',
  '--org CODE': 'The lender; our own unless said.',
} as const;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** `--flow`, `--org` and `--out`, for parseArgs. */
export const flowArguments = {
  flow: { type: 'string', default: 'heloc' },
  org: { type: 'string', default: 'default' },
  out: { type: 'string', default: 'dist/graph' },
} as const;

/** The three of them; anything else throws. */
export function flowOptions(args: string[]): FlowOptions {
  return parseArgs({ args, options: flowArguments }).values;
}

/** The flow as its lender sees it. Throws when there is no such flow or lender. */
export function loadBundle(options: FlowOptions): Bundle {
  return bundleIn(readTree(root), options);
}

/** The same, of files that were read. */
export function bundleIn(tree: FileTree, { flow, org }: Pick<FlowOptions, 'flow' | 'org'>): Bundle {
  const orgs = [...tree.keys()].flatMap((path) => /^orgs\/([^/]+)\/org\.json$/.exec(path)?.[1] ?? []);
  if (!orgs.includes(org)) throw new Error(`There is no lender "${org}". ${didYouMean(org, orgs)}`);
  const vocabulary = tree.get('schemas/vocabulary.json');
  const bundles = bundlesOf(patchFlows(tree, org), orgWithShared(tree, org), {
    domain: domainOf(tree),
    vocabulary: isRecord(vocabulary) ? vocabulary : {},
  });
  const found = bundles.find((bundle) => bundle.flow.id === flow);
  const ids = bundles.map((bundle) => bundle.flow.id);
  if (!found) throw new Error(`There is no flow "${flow}". ${didYouMean(flow, ids)}`);
  return found;
}

/** A flow that can be replayed: as the engine runs it, and as the tools read of it. */
export type Replayed = { flow: FlowCore; bundle: Bundle };

/** Throws for a flow without steps: its pages follow in sequence. */
export function loadSteps(options: FlowOptions): Replayed {
  return replayed(loadBundle(options));
}

/** The engine's side of a bundle. Throws for a flow without steps. */
export function replayed(bundle: Bundle): Replayed {
  const { org, flow, rules, machine, steps, polling, pages } = bundle;
  if (!steps) throw new Error(`The flow "${flow.id}" has no steps: its pages follow in sequence.`);
  return { bundle, flow: { id: flow.id, org, flow, rules, machine, steps, polling, pages: { ...pages } } };
}

/** Throws for a flow without a machine: it cannot be replayed. */
export function loadMachine(options: FlowOptions): Replayed {
  const replayed = loadSteps(options);
  if (!replayed.flow.machine)
    throw new Error(`The flow "${replayed.flow.id}" has no machine: it cannot be replayed.`);
  return replayed;
}
