/** `flow trail`: whether the trails are as they were written, by the server's own program, which holds the keys. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runServerTask } from '../run-server-task.ts';

export const summary =
  'Says whether every trail is as it was written, and whether what a log says of them still stands.';
export const usage = '[--log FILE] [--data DIR]';
export const options = {
  '--log FILE': "Lines of the server's log: each row that they name (trail-heads) must still be there.",
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
};

/** 1 where a trail is broken or cut. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { log, data } = parseArgs({ args, options: { log: text, data: text } }).values;
  return runServerTask(['trail', ...(log ? ['--log', resolve(log)] : [])], data);
}
