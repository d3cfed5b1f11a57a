/**
 * `flow rehearse`: leads people who are under way through the content as it was committed and as it is edited, and says only
 * what differs for them.
 */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FileTree } from '../../content/files/file-tree.ts';
import { readTree } from '../../content/files/read-files.ts';
import { atCommit } from '../rehearse/committed-tree.ts';
import { casesOf, keepCases } from '../rehearse/keep-cases.ts';
import { lendersOf } from '../rehearse/lenders-of.ts';
import { linesOf } from '../rehearse/lines.ts';
import { rememberedMet } from '../rehearse/met.ts';
import { mistakesIn } from '../rehearse/mistakes-in.ts';
import { rehearseLender, sideOf } from '../rehearse/rehearse-lender.ts';
import { runServerTask } from '../run-server-task.ts';

export const summary =
  'What an edit does to people who are under way: who is led back, prices, decisions, documents.';
export const usage =
  '[--flow ID] [--org CODE] [--since COMMIT | --before DIR] [--root DIR] [--accept NAME] [--stored [--data DIR]]';
export const options = {
  '--flow ID': 'One flow; each flow with steps unless said.',
  '--org CODE': 'One lender; our own and each that the edit can reach unless said.',
  '--since COMMIT': 'What was committed then; the last commit unless said.',
  '--before DIR': 'A folder with flows/, schemas/ and orgs/ in place of a commit.',
  '--root DIR': 'Edited content elsewhere: a folder with flows/, orgs/ and schemas/.',
  '--accept NAME':
    'Keeps what differs as cases in flows/<flow>/cases/NAME.json: `flow test` asks from then on whether it is so.',
  '--stored': 'Stored applications too: only counts are said of them.',
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
};

type Asked = { flow?: string | undefined; org?: string | undefined };

const program = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 when nothing differs for anyone, 3 when something does, 1 when the check refuses the edit. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      flow: { type: 'string' },
      org: { type: 'string' },
      since: { type: 'string' },
      before: { type: 'string' },
      root: { type: 'string', default: program },
      accept: { type: 'string' },
      stored: { type: 'boolean', default: false },
      data: { type: 'string' },
    },
  });
  const { before, since, ...rest } = values;
  const fault = faultOf(values);
  if (fault) throw new Error(fault);
  const asked = { ...rest, root: resolve(rest.root) };
  return before
    ? rehearse(resolve(before), asked)
    : atCommit(asked.root, since ?? 'HEAD', (folder) => rehearse(folder, asked));
}

type Given = {
  accept?: string | undefined;
  before?: string | undefined;
  since?: string | undefined;
  stored: boolean;
  data?: string | undefined;
};

// Before anything is read: an option that counts for nothing would read as a clean result.
function faultOf({ before, since, stored, data, accept }: Given): string | undefined {
  if (before && since) return 'Name a commit with --since or a folder with --before, not both.';
  if (before && !existsSync(join(before, 'flows')))
    return `There is no content in ${resolve(before)}. Name a folder with flows/, schemas/ and orgs/ with --before.`;
  if (accept !== undefined && !/^[a-z][a-z0-9-]*$/.test(accept))
    return `"${accept}" is no name of a file of cases. Write small letters, digits and dashes.`;
  if (data && !stored) return '--data is for stored applications. Write --stored too.';
  if (data && !existsSync(data))
    return `There is no folder ${resolve(data)}. Name the data folder of the server.`;
  return undefined;
}

type Wished = Asked & {
  root: string;
  stored: boolean;
  data?: string | undefined;
  accept?: string | undefined;
};

function rehearse(folder: string, { root, stored, data, flow, org, accept }: Wished): number {
  const [before, after] = [readTree(folder), readTree(root)];
  const flows = flow === undefined ? flowsWithSteps(before, after) : [flow];
  const mistakes = mistakesIn(before, after);
  for (const line of mistakes) process.stdout.write(`${line}\n`);
  const found = flows.map((one) =>
    rehearsed(mistakes, () => rehearseFlow(before, after, { flow: one, org })),
  );
  process.stdout.write(`${found.map((lines) => lines.join('\n')).join('\n\n')}\n`);
  const differs = found.some(({ length }) => length > 1) ? 3 : 0;
  if (mistakes.length > 0) {
    if (accept !== undefined) process.stdout.write('\nNothing is kept: mend first what the check says.\n');
    return 1;
  }
  if (accept !== undefined)
    for (const one of flows) process.stdout.write(keepLine(root, before, after, { flow: one, org, accept }));
  if (!stored) return differs;
  process.stdout.write('\n');
  // The server's program reads the edited content from its own root.
  if (root !== resolve(program)) process.env.HEARTHLINE_ROOT = root;
  const asked = [...flows.map((one) => ['--flow', one]), ...(org === undefined ? [] : [['--org', org]])];
  return runServerTask(['rehearse', '--before', folder, ...asked.flat()], data) || differs;
}

function keepLine(
  root: string,
  before: FileTree,
  after: FileTree,
  { flow, org = 'default', accept }: { flow: string; org: string | undefined; accept: string },
): string {
  const path = keepCases(
    root,
    flow,
    accept,
    casesOf(before, after, { flow, org, people: peopleOf(before, flow, org) }),
  );
  return path === undefined
    ? ''
    : `\nKept as cases in ${path}. Give them titles of your own, and run: npm run flow -- test\n`;
}

// Content that the check refuses may have no shape to be rehearsed in.
function rehearsed(mistakes: readonly string[], rehearse: () => string[]): string[] {
  try {
    return rehearse();
  } catch (error) {
    if (mistakes.length === 0) throw error;
    return ["It can't be rehearsed before that is mended."];
  }
}

function flowsWithSteps(before: FileTree, after: FileTree): string[] {
  const ids = [...after.keys()].flatMap((path) => /^flows\/([^/]+)\/steps\.json$/.exec(path)?.[1] ?? []);
  return ids.filter((id) => before.has(`flows/${id}/steps.json`));
}

function rehearseFlow(
  before: FileTree,
  after: FileTree,
  { flow, org: only }: { flow: string; org: string | undefined },
): string[] {
  const orgs = only ? [only] : lendersOf(before, after, flow);
  const people = peopleOf(before, flow, only ?? 'default');
  const told = new Map<string, { text: string; codes: string[] }>();
  for (const org of orgs) {
    const found = rehearseLender(before, after, { flow, org, people });
    for (const { about, text } of found ? linesOf(found) : []) {
      const same = told.get(about) ?? { text, codes: [] };
      told.set(about, { ...same, codes: [...same.codes, org] });
    }
  }
  const nothing = 'nothing differs for anyone under way, nor in prices, decisions, documents and messages.';
  if (told.size === 0) return [`${flow}: ${nothing}`];
  const head = `${flow}: what differs for examples of people under way, one for each way through the rows, and for newcomers.`;
  return [head, ...grouped([...told.values()], orgs)];
}

const peopleOf = (before: FileTree, flow: string, org: string) =>
  once(() => rememberedMet(sideOf(before, { flow, org }), `${program}dist/rehearsal`));

/** What is so for the same lenders stands together. */
function grouped(told: readonly { text: string; codes: string[] }[], orgs: readonly string[]): string[] {
  const byWho = new Map<string, string[]>();
  for (const { text, codes } of told)
    byWho.set(codes.join(', '), [...(byWho.get(codes.join(', ')) ?? []), text]);
  const who = (codes: string) => (codes === orgs.join(', ') && orgs.length > 1 ? 'every lender' : codes);
  return [...byWho].flatMap(([codes, lines]) => ['', who(codes), ...lines]);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
