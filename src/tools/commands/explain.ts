/**
 * `flow explain [--flow heloc] [--org CODE]`: one snapshot in, why it stands where it stands out,
 * in the sentences of those who wrote the rules.
 */
import { flowHelp, flowOptions, loadMachine } from '../decide/load-flow.ts';
import { noteKeyboard } from '../decide/note-keyboard.ts';
import { readSnapshot } from '../decide/snapshot.ts';
import { leaveWithReader, writeOut } from '../decide/write-out.ts';
import { sayMachine } from '../explain/say-machine.ts';
import { sayRoute } from '../explain/say-route.ts';

export const summary = 'Why an application stands where it stands: one snapshot in, sentences out.';
export const usage = '[--flow heloc] [--org CODE] < snapshot.json';
export const options = {
  ...flowHelp,
  'standard input': 'One snapshot: {"profile":{},"application":{},"step":null}',
};

const example = `echo '{"profile":{},"application":{},"step":null}' | npm run --silent flow -- explain`;

export async function run(args: string[]): Promise<number> {
  leaveWithReader();
  const flow = loadMachine(flowOptions(args));
  noteKeyboard('a snapshot');
  const text = await everything();
  if (text.trim() === '') {
    process.stderr.write(`Nothing came in. Send a snapshot: ${example}\n`);
    return 1;
  }
  const read = readSnapshot(flow, text);
  if (!read.ok) {
    process.stderr.write(`${read.error}\n`);
    return 1;
  }
  const { state, lines } = sayMachine(flow, read.snapshot);
  const route = sayRoute(flow, read.snapshot, state);
  await writeOut(
    `${['Machine', ...lines, `  So the state is ${state}.`, '', 'Page', ...route].join('\n')}\n`,
  );
  return 0;
}

async function everything(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
