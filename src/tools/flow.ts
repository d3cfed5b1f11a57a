/** `npm run flow -- <command>`: what product managers, partners and developers run. One command per file in commands/. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ContentError } from '../engine/issues/content-error.ts';
import { didYouMean } from '../engine/issues/nearest.ts';
import { argumentFault, asksForHelp, type CommandFacts, commandHelp } from './flow-help.ts';

/** A command: its arguments in, its exit code out; and what it says of itself. */
export type Command = CommandFacts & { run: (args: string[]) => Promise<number> };

const folder = fileURLToPath(new URL('./commands/', import.meta.url));

/** Runs the command that the first argument names. */
export async function main([name = 'help', ...args]: string[]): Promise<number> {
  const names = commandNames();
  const [of] = args;
  if (name === 'help' && of && names.includes(of)) return runCommand(of, ['--help']);
  if (['help', '--help', '-h'].includes(name)) return help(names);
  if (names.includes(name)) return runCommand(name, args);
  process.stderr.write(`There is no command "${name}". ${didYouMean(name, names)}\n\n`);
  await help(names);
  return 2;
}

async function runCommand(name: string, args: string[]): Promise<number> {
  const command = await load(name);
  if (asksForHelp(args)) {
    process.stdout.write(commandHelp(name, command));
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    const fault = argumentFault(error, command);
    if (fault === undefined) throw error;
    process.stderr.write(`${fault}\n\n${commandHelp(name, command)}`);
    return 2;
  }
}

async function help(names: readonly string[]): Promise<number> {
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(12)}${(await load(name)).summary ?? ''}`),
  );
  process.stdout.write(
    `npm run flow -- <command>\n\n${lines.join('\n')}\n  ${'help'.padEnd(12)}Shows this list; with a command, what it takes: npm run flow -- check --help.\n`,
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
