/** `flow hmda`: the register of a period, by the server's own program, which holds the keys. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runServerTask } from '../run-server-task.ts';

export const summary = 'Writes the HMDA register of a period, and lists the rows that fail an edit.';
export const usage = '--from DAY --to DAY [--org CODE] [--data DIR] [--out FILE]';
export const options = {
  '--from DAY': 'First day of the action taken, 2026-01-01.',
  '--to DAY': 'Last day, 2026-12-31.',
  '--org CODE': 'One lender; all lenders unless said.',
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
  '--out FILE': 'The file of rows; standard output unless said.',
};

/** 0 when every row may be filed, 1 when one fails or the report cannot be made. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { from: text, to: text, org: text, data: text, out: text } });
  const { data, out, ...period } = values;
  const given = { ...period, ...(out && { out: resolve(out) }) };
  const passed = Object.entries(given).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  return runServerTask(['hmda', ...passed], data);
}
