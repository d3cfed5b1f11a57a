/** `flow hmda`: the register of a period, by the server's own program, which holds the keys. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const summary = 'Writes the HMDA register of a period, and lists the rows that fail an edit.';
export const usage = '--from DAY --to DAY [--org CODE] [--data DIR] [--out FILE]';
export const options = {
  '--from DAY': 'First day of the action taken, 2026-01-01.',
  '--to DAY': 'Last day, 2026-12-31.',
  '--org CODE': 'One lender; all lenders unless said.',
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
  '--out FILE': 'The file of rows; standard output unless said.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 when every row may be filed, 1 when one fails or the report cannot be made. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { from: text, to: text, org: text, data: text, out: text } });
  const { data, out, ...period } = values;
  if (data && !existsSync(data)) {
    process.stderr.write(`There is no folder ${resolve(data)}. Name the data folder of the server.\n`);
    return 1;
  }
  const given = { ...period, ...(out && { out: resolve(out) }) };
  const passed = Object.entries(given).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  const env = { ...process.env, ...(data && { DATA_DIR: resolve(data) }) };
  const built = node(['src/tools/build.mjs', '--if-stale'], process.env);
  return built === 0
    ? node(['--disable-proto=delete', 'dist/server/main.js', 'hmda', ...passed], env)
    : built;
}

function node(args: readonly string[], env: NodeJS.ProcessEnv): number {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}
