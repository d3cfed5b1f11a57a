/** Runs a task of the server's own program, which holds the keys, on a data folder of a stopped server or on PostgreSQL. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param data the data folder; DATA_DIR or DATABASE_URL without it. @returns the exit code */
export function runServerTask(task: readonly string[], data: string | undefined): number {
  if (data && !existsSync(data)) {
    process.stderr.write(`There is no folder ${resolve(data)}. Name the data folder of the server.\n`);
    return 1;
  }
  const env = { ...process.env, ...(data && { DATA_DIR: resolve(data) }) };
  const built = node(['src/tools/build.mjs', '--if-stale'], process.env);
  return built === 0 ? node(['--disable-proto=delete', 'dist/server/main.js', ...task], env) : built;
}

function node(args: readonly string[], env: NodeJS.ProcessEnv): number {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}
