/** Erases applications that were kept for as long as flows/limits.json says, and then logins that have none left. */
import { addDays } from '../../engine/dates/add-months.ts';
import { days } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { World } from '../platform/world/world.ts';
import { readApplication } from '../standing/read-application.ts';
import { endOf } from './end-of.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { eraseApplication } from './erase-application.ts';
import { madeBefore, oldOnes } from './old-ones.ts';

const mostAtOnce = 200;
/** Open and funded ones are looked at again and again: a borrower may still withdraw, a court may still decide. */
const lookAgainDays = 30;

/** Several processes may do it at once. @param report hears of each that failed; it is tried again the next day */
export async function eraseDue(world: World, report: (error: unknown) => void): Promise<void> {
  for (const orgCode of Object.keys(world.content.orgs)) {
    await eraseOf(world, orgCode, report).catch(report);
    await eraseAccounts(world, { orgCode, before: madeBefore(world, orgCode) }, report).catch(report);
  }
}

async function eraseOf(world: World, orgCode: string, report: (error: unknown) => void): Promise<void> {
  for (const uuid of await toLookAt(world, orgCode))
    await lookAt(world, uuid).catch((error) => failed(world, uuid, error, report));
}

async function toLookAt(world: World, orgCode: string): Promise<string[]> {
  const rows = await oldOnes(world, orgCode)
    .where('held_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('retention_look_at', 'is', null), eb('retention_look_at', '<=', String(world.clock.now()))]),
    )
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

async function lookAt(world: World, uuid: string): Promise<void> {
  const now = world.clock.now();
  const end = await readApplication(world, uuid, endOf);
  if (!end) return lookLater(world, uuid, now + days(lookAgainDays));
  if (end.until >= legalDay(now)) return lookLater(world, uuid, Date.parse(addDays(end.until, 1)));
  await eraseApplication(world, uuid);
}

async function failed(world: World, uuid: string, error: unknown, report: (error: unknown) => void) {
  // Another process erased it meanwhile.
  if (error instanceof Refusal && error.status === 404) return;
  report(error);
  await lookLater(world, uuid, world.clock.now() + days(1)).catch(report);
}

async function lookLater({ db }: World, uuid: string, at: number): Promise<void> {
  await db.updateTable('applications').set({ retention_look_at: at }).where('uuid', '=', uuid).execute();
}
