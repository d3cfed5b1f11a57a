/**
 * `flow explain [--flow heloc] [--org CODE]`: one snapshot in, why it stands where it stands out,
 * in the sentences of those who wrote the rules.
 */
import { flowOptions, loadMachine } from '../decide/load-flow.ts';
import { readSnapshot } from '../decide/snapshot.ts';
import { leaveWithReader, writeOut } from '../decide/write-out.ts';
import { sayMachine } from '../explain/say-machine.ts';
import { sayRoute } from '../explain/say-route.ts';

export const summary = 'Why an application stands where it stands: one snapshot in, sentences out.';

export async function run(args: string[]): Promise<number> {
  leaveWithReader();
  const flow = loadMachine(flowOptions(args));
  const read = readSnapshot(flow, await everything());
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
