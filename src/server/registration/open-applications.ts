/** A person has one open application of a product per home, and a few at most: another one leads to the first. */
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import { isSameHome } from '../../engine/geo/is-same-home.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Account } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { readApplication } from '../standing/read-application.ts';
import { type RoutedStanding, readStanding } from '../submission/read-standing.ts';

/** An application that its owner can continue with. */
export type OpenApplication = { uuid: string; loanNumber: string };
type OpenAt = OpenApplication & { location: unknown };
type Read = <T>(uuid: string, work: (scope: ApplicationScope) => Promise<T>) => Promise<T>;

/** What is in the way of a new application. */
export type InTheWay = {
  /** The open one for the same home. */
  sameHome?: OpenApplication | undefined;
  /** The newest of them, where the account has as many open as limits.json allows. */
  mostOpen?: OpenApplication | undefined;
};

/** Whose applications, and of which flow. */
export type Applying = { account: Account; flow: string };

/** Without a location only the number of open applications counts. */
export async function findInTheWay(
  backend: Backend,
  applying: Applying,
  location: unknown,
  read?: Read,
  db = backend.world.db,
): Promise<InTheWay> {
  const open = await listOpen(backend, applying, read, db);
  const { openApplications } = limitsOf(backend.world, applying.account.orgCode).registration;
  const home = open.find((one) => location !== undefined && isSameHome(one.location, location));
  const newest = open.length >= openApplications ? open[0] : undefined;
  return { sameHome: home && named(home), mostOpen: newest && named(newest) };
}

/** The account's open applications, the newest first. `read` reads inside a transaction of the caller's. */
export async function listOpen(
  backend: Backend,
  { account, flow }: Applying,
  read: Read = (uuid, work) => readApplication(backend.world, uuid, work),
  db = backend.world.db,
): Promise<OpenAt[]> {
  const rows = await db
    .selectFrom('applications')
    .select('uuid')
    .where('owner_uuid', '=', account.uuid)
    .where('org_code', '=', account.orgCode)
    .where('parent_uuid', 'is', null)
    .where('flow_id', '=', flow)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  const open: OpenAt[] = [];
  for (const { uuid } of rows) {
    const found = await read(uuid, (scope) => openIn(backend, scope));
    if (found) open.push(found);
  }
  return open;
}

/** Neither declined, nor cancelled, nor funded. */
export function isOpen({ flow, facts, step }: RoutedStanding, active: boolean): boolean {
  const { active: stillActive = active } = (facts.application ?? {}) as Facts;
  return stillActive === true && active && findStep(flow.steps, step)?.kind !== 'terminal';
}

async function openIn(backend: Backend, scope: ApplicationScope): Promise<OpenAt | undefined> {
  const { uuid, loanNumber, active } = scope.application;
  if (!isOpen(await readStanding(backend, scope), active)) return undefined;
  return { uuid, loanNumber, location: await locationOf(scope) };
}

async function locationOf({ entities }: ApplicationScope): Promise<unknown> {
  const { addresses } = await entities.get('profile');
  const { selectedPropertyUuid } = await entities.get('application');
  const homes = Array.isArray(addresses) ? addresses.filter(isRecord) : [];
  const home = homes.find(({ uuid }) => uuid === selectedPropertyUuid) ?? homes[0];
  return home?.location;
}

function named({ uuid, loanNumber }: OpenApplication): OpenApplication {
  return { uuid, loanNumber };
}
