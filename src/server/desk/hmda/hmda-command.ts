/** `npm run flow -- hmda`: writes the register of a period, a file for each lender below another, and tells which lines fail which edit. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isoToDay } from '../../../engine/dates/iso-day.ts';
import { StartRefused } from '../../platform/errors/start-refused.ts';
import type { World } from '../../platform/world/world.ts';
import { type FailedLine, registerFiles } from './register-files.ts';
import { type Period, registerOf } from './register-of.ts';

type Say = (line: string) => void;
type Asked = Period & { out?: string | undefined };

/** The exit code: 0 when every row may be filed, 1 when one fails an edit. Rows go to `say` without `--out`. */
export async function hmdaCommand(world: World, asked: Asked, say: Say, warn: Say): Promise<number> {
  const rows = await registerOf(world, asked);
  const files = registerFiles(world, rows);
  const lines = files.flatMap((file) => file.lines);
  if (asked.out) {
    // Ethnicity, race and sex stand in it: for its owner only.
    writeFileSync(asked.out, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  } else {
    for (const line of lines) say(line);
  }
  const problems = files.flatMap(({ failed }) => failed.map(problemOf));
  for (const problem of problems) warn(problem);
  warn(`${rows.length} rows from ${asked.from} to ${asked.to}; ${problems.length} edits failed.`);
  return problems.length > 0 ? 1 : 0;
}

/** @throws StartRefused with a sentence about what is missing or no day */
export function hmdaArguments(args: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { from: text, to: text, org: text, out: text },
  });
  const { from, to, org, out } = values;
  return { from: day('--from', from), to: day('--to', to), orgs: org ? [org] : undefined, out };
}

function day(option: string, value: string | undefined): string {
  if (value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && isoToDay(value) !== null) return value;
  throw new StartRefused(`${option} needs a day. Write ${option} 2026-01-31.`);
}

// The line of the lender's file, so that a person finds it; never what is in it.
function problemOf({ line, loanNumber, edit, says }: FailedLine): string {
  return `line ${line} (${loanNumber || 'transmittal sheet'}): ${edit} ${says}`;
}
