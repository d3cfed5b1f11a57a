/** The words around a command: how it is called, and what to do about an option that it does not have. */
import { didYouMean } from '../engine/issues/nearest.ts';

/** What a command says of itself. `usage` is what follows its name; each option has a line. */
export type CommandFacts = { summary?: string; usage?: string; options?: Readonly<Record<string, string>> };

/** True when the arguments ask for help. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.some((arg) => arg === '--help' || arg === '-h');
}

/** The help of one command, ending in a line break. */
export function commandHelp(name: string, { summary = '', usage = '', options = {} }: CommandFacts): string {
  const lines = Object.entries(options).map(([option, says]) => `  ${option.padEnd(18)}${says}`);
  const list = lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
  return `npm run flow -- ${[name, usage].filter(Boolean).join(' ')}\n\n  ${summary}${list}\n`;
}

/** What is wrong with the arguments, in our words; undefined for an error that is not about them. */
export function argumentFault(error: unknown, { options = {} }: CommandFacts): string | undefined {
  if (!(error instanceof Error) || !isParseError(error)) return undefined;
  const [, unknown] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
  if (!unknown) return error.message;
  const known = Object.keys(options).map((option) => option.split(' ')[0] ?? option);
  return `There is no option ${unknown}. ${didYouMean(unknown, known)}`.trim();
}

function isParseError(error: Error & { code?: unknown }): boolean {
  return typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}
