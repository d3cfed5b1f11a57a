/** `npm run flow -- <command>`: what product managers, partners and developers run. One command per file in commands/. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ContentError } from '../engine/content-error.ts';
import { didYouMean } from '../engine/nearest.ts';

/** A command: its arguments in, its exit code out. `summary` is its line in the help. */
export type Command = { run: (args: string[]) => Promise<number>; summary?: string };

const folder = fileURLToPath(new URL('./commands/', import.meta.url));

/** Runs the command that the first argument names. */
export async function main([name = 'help', ...args]: string[]): Promise<number> {
  const names = commandNames();
  if (['help', '--help', '-h'].includes(name)) return help(names);
  if (names.includes(name)) return (await load(name)).run(args);
  process.stderr.write(`There is no command "${name}". ${didYouMean(name, names)}\n\n`);
  await help(names);
  return 2;
}

async function help(names: readonly string[]): Promise<number> {
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(12)}${(await load(name)).summary ?? ''}`),
  );
  process.stdout.write(
    `npm run flow -- <command>\n\n${lines.join('\n')}\n  ${'help'.padEnd(12)}Shows this list.\n`,
  );
  return 0;
}

function commandNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

async function load(name: string): Promise<Command> {
  return import(pathToFileURL(`${folder}${name}.ts`).href);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(
      `${error instanceof ContentError || error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
