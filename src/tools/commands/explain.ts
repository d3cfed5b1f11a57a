/**
 * `flow explain [--flow heloc] [--org CODE]`: one snapshot in, why it stands where it stands out,
 * in the sentences of those who wrote the rules.
 */
import { flowHelp, flowOptions, loadMachine, type Replayed } from '../decide/load-flow.ts';
import { noteKeyboard } from '../decide/note-keyboard.ts';
import { readSnapshot, type Snapshot } from '../decide/snapshot.ts';
import { leaveWithReader, writeOut } from '../decide/write-out.ts';
import { sayDerived } from '../explain/say-derived.ts';
import { sayMachine } from '../explain/say-machine.ts';
import { sayRoute } from '../explain/say-route.ts';
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

function explained({ flow, bundle }: Replayed, snapshot: Snapshot): string[] {
  const { state, lines } = sayMachine(flow, snapshot);
  return [
    ...sayUndeclared(bundle, snapshot.facts),
    'Machine',
    ...lines,
    `  So the state is ${state}.`,
    '',
    ...sayDerived(flow, snapshot),
    'Page',
    ...sayRoute(flow, snapshot, state),
  ];
}

async function everything(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
