/** `npm run flow -- retention`: what the next sweeps would erase, what is held, and holding one or letting it go. Erases nothing. */
import { parseArgs } from 'node:util';
import { StartRefused } from '../platform/errors/start-refused.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { World } from '../platform/world/world.ts';
import { readApplication } from '../standing/read-application.ts';
import { endOf } from './end-of.ts';
import { type Held, setHold } from './hold.ts';
import { oldOnes } from './old-ones.ts';

type Say = (line: string) => void;
export type RetentionAsked = { hold?: Held; release?: Held };

/** @throws StartRefused where a hold lacks its reason, or both are asked */
export function retentionArguments(args: readonly string[]): RetentionAsked {
  const text = { type: 'string' } as const;
  const options = { hold: text, release: text, because: text } as const;
  const { hold, release, because = '' } = parseArgs({ args: [...args], options }).values;
  if (hold && release) throw new StartRefused('--hold and --release are two calls.');
  if ((hold || release) && !because.trim())
    throw new StartRefused('--because needs the matter, for the trail. Write --because "Matter 26-114".');
  return {
    ...(hold && { hold: { loanNumber: hold, because } }),
    ...(release && { release: { loanNumber: release, because } }),
  };
}

/** @throws StartRefused for a number that no application has */
export async function retentionCommand(
  world: World,
  { hold, release }: RetentionAsked,
  say: Say,
): Promise<void> {
  const change = hold ?? release;
  if (!change) return list(world, say);
  if (!(await setHold(world, change, change === hold)))
    throw new StartRefused(`No application of a borrower has the number ${change.loanNumber}.`);
  say(`${change.loanNumber} ${hold ? 'is kept until it is released.' : 'is erased when it is due.'}`);
}

async function list(world: World, say: Say): Promise<void> {
  let due = 0;
  for (const code of Object.keys(world.content.orgs))
    for (const row of await oldOnes(world, code).execute()) {
      const end = await readApplication(world, row.uuid, endOf);
      if (!end || end.until >= legalDay(world.clock.now())) continue;
      if (!row.held_at) due += 1;
      const what = `${row.loan_number} ${row.uuid} ${code} ${end.ended} ${end.on}`;
      say(`${what} kept ${end.months} months, through ${end.until}${row.held_at ? ' HELD' : ''}`);
    }
  say(`${due} ${due === 1 ? 'application is' : 'applications are'} due; the server erases them by itself.`);
}
