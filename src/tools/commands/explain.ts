/**
 * `flow explain [--flow heloc] [--org CODE]`: reads one snapshot and explains why it stands where it stands, in the
 * sentences of the rules' authors.
 */
import { explain } from '../../engine/journey/explain.ts';
import { explainDerived } from '../../engine/journey/explain-derived.ts';
import { route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import { explainStages } from '../../engine/stages/explain-stages.ts';
import { flowHelp, flowOptions, loadMachine, type Replayed } from '../decide/load-flow.ts';
import { noteKeyboard } from '../decide/note-keyboard.ts';
import { withoutWaitingPage } from '../decide/route-by-fallback.ts';
import { readSnapshot } from '../decide/snapshot.ts';
import { leaveWithReader, writeOut } from '../decide/write-out.ts';
import { sayLines } from '../explain/say-lines.ts';
import { sayUndeclared } from '../explain/say-undeclared.ts';

export const summary = 'Why an application stands where it stands: one snapshot in, sentences out.';
export const usage = '[--flow heloc] [--org CODE] < snapshot.json';
export const options = {
  ...flowHelp,
  'standard input':
    'One snapshot: {"profile":{},"application":{},"step":null}; any entity of the facts may stand in it.',
};

const example = `echo '{"profile":{},"application":{},"step":null}' | npm run --silent flow -- explain`;

export async function run(args: string[]): Promise<number> {
  leaveWithReader();
  const replayed = loadMachine(flowOptions(args));
  noteKeyboard('a snapshot');
  const text = await everything();
  if (text.trim() === '') {
    process.stderr.write(`Nothing came in. Send a snapshot: ${example}\n`);
    return 1;
  }
  const read = readSnapshot(replayed, text);
  if (!read.ok) {
    process.stderr.write(`${read.error}\n`);
    return 1;
  }
  await writeOut(`${explained(replayed, read.snapshot).join('\n')}\n`);
  return 0;
}

function explained({ flow, bundle }: Replayed, snapshot: Standing): string[] {
  const lines = explain(withoutWaitingPage(flow), snapshot);
  const isMachine = ({ kind }: (typeof lines)[number]) => kind === 'transition' || kind === 'state';
  const derived = explainDerived(flow, snapshot);
  const stages = explainStages(bundle, snapshot.facts);
  return [
    ...sayUndeclared(bundle, snapshot.facts),
    ...['Machine', ...sayLines(lines.filter(isMachine)), ''],
    ...(derived.length > 0 ? ['Step', ...sayLines(derived), ''] : []),
    ...(stages.length > 0 ? ['Job', ...sayLines(stages), ''] : []),
    ...['Page', ...sayLines(lines.filter((line) => !isMachine(line)))],
    ...meanwhile(flow, snapshot),
  ];
}

// The waiting page is not a place of the machine: a browser shows it, `decide` never answers with it.
function meanwhile(flow: Replayed['flow'], snapshot: Standing): string[] {
  const { path } = route(flow, snapshot);
  const isWaiting = path === flow.flow.waitingPage;
  return isWaiting ? [`          A browser shows ${path} until the step changes.`] : [];
}

async function everything(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
