/** A person has one open application per home: a second one leads to the first. */
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Account } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import { type RoutedStanding, readStanding } from '../submission/read-standing.ts';
import { readApplication } from '../transactions/read-application.ts';

export type SameHome = { uuid: string; loanNumber: string };
type Read = <T>(uuid: string, work: (scope: ApplicationScope) => Promise<T>) => Promise<T>;

/** The account's open application for a home at `location`; without a location, its newest open one. `read` reads inside a transaction of the caller's. */
export async function findOpen(
  backend: Backend,
  account: Account,
  location?: unknown,
  read: Read = (uuid, work) => readApplication(backend.world, uuid, work),
  db = backend.world.db,
): Promise<SameHome | undefined> {
  const rows = await db
    .selectFrom('applications')
    .select('uuid')
    .where('owner_uuid', '=', account.uuid)
    .where('org_code', '=', account.orgCode)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  for (const { uuid } of rows) {
    const found = await read(uuid, (scope) => openFor(backend, scope, location));
    if (found) return found;
  }
  return undefined;
}

/** Neither declined, nor cancelled, nor funded. */
export function isOpen({ flow, facts, step }: RoutedStanding, active: boolean): boolean {
  const { active: stillActive = active } = (facts.application ?? {}) as Facts;
  return stillActive === true && active && findStep(flow.steps, step)?.kind !== 'terminal';
}

async function openFor(backend: Backend, scope: ApplicationScope, location: unknown) {
  const { uuid, loanNumber, active } = scope.application;
  if (location !== undefined && !(await standsAt(scope, location))) return undefined;
  return isOpen(await readStanding(backend, scope), active) ? { uuid, loanNumber } : undefined;
}

async function standsAt({ entities }: ApplicationScope, location: unknown): Promise<boolean> {
  const { addresses } = await entities.get('profile');
  const { selectedPropertyUuid } = await entities.get('application');
  const homes = Array.isArray(addresses) ? addresses.filter(isRecord) : [];
  const home = homes.find(({ uuid }) => uuid === selectedPropertyUuid) ?? homes[0];
  return home !== undefined && spelled(home.location) === spelled(location);
}

// "101 Sandbox Way" and "101  SANDBOX WAY." are one home.
function spelled(location: unknown): string {
  const { street1, street2, zip } = isRecord(location) ? location : {};
  const plain = (part: unknown) =>
    String(part ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return [plain(street1), plain(street2), plain(zip).slice(0, 5)].join('|');
}
