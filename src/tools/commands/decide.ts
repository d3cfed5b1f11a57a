/**
 * `flow decide [--flow heloc] [--org CODE]`: reads snapshots of applications as JSON lines and prints where each
 * stands as JSON lines. Keeps nothing between lines, so any number of them runs in constant memory.
 */
import { answer } from '../decide/answer.ts';
import { lines } from '../decide/lines.ts';
import { flowHelp, flowOptions, loadMachine } from '../decide/load-flow.ts';
import { noteKeyboard } from '../decide/note-keyboard.ts';
import { leaveWithReader, writeOut } from '../decide/write-out.ts';

export const summary = 'Where applications stand: snapshots as JSON lines in, state and page out.';
export const usage = '[--flow heloc] [--org CODE] < snapshots.jsonl';
export const options = {
  ...flowHelp,
  'standard input':
    'One snapshot a line: {"profile":{},"application":{},"step":null}; any entity of the facts may stand in it.',
};

export async function run(args: string[]): Promise<number> {
  leaveWithReader();
  const replayed = loadMachine(flowOptions(args));
  noteKeyboard('snapshots, one a line,');
  for await (const batch of lines(process.stdin)) {
    const answers = batch.map((line) => answer(replayed, line)).filter((text) => text !== null);
    if (answers.length > 0) await writeOut(`${answers.join('\n')}\n`);
  }
  return 0;
}
