/** The loan application register of a period: a row for each application that something became of, and the edits that it fails. */
import { checkRow, type FailedEdit } from '../../../engine/hmda/edits/check-row.ts';
import type { RegisterRow } from '../../../engine/hmda/register-row.ts';
import { registerRowOf } from '../../../engine/hmda/register-row-of.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { stored } from '../../application/stored.ts';
import type { World } from '../../platform/world/world.ts';
import { readApplication } from '../../standing/read-application.ts';
import { originatorNumber } from './originator-number.ts';
import { registerEntryOf } from './register-entry-of.ts';

/** Both days are yyyy-MM-dd and belong to it. `orgs` narrows it to these lenders, by their codes. */
export type Period = { from: string; to: string; orgs?: readonly string[] | undefined };

export type RegisteredRow = {
  uuid: string;
  org: string;
  /** The year of the action: a file holds one year of one lender. */
  year: string;
  loanNumber: string;
  row: RegisterRow;
  /** Empty when the row may be filed. */
  failed: FailedEdit[];
};

/** By lender, then by the day of the action, then by number. Holds demographic answers: for the file and its edits only. */
export async function registerOf(world: World, period: Period): Promise<RegisteredRow[]> {
  const rows: RegisteredRow[] = [];
  for (const uuid of await candidates(world, period)) {
    const one = await registered(world, uuid, period);
    if (one) rows.push(one);
  }
  return rows.sort((one, other) => compare(keyOf(one), keyOf(other)));
}

/** A day of the law begins in the night of UTC, and a key that is changed may write a day late. */
const marginMs = 2 * 86_400_000;
/** What says that something became of an application, and when (action-of.ts). */
const telling = ['status', 'underwriting', 'figures'];

// An application is opened only if something may have become of it in the period: it was there by its end, and what tells was written since its beginning.
async function candidates({ db }: World, { from, to, orgs }: Period): Promise<string[]> {
  const all = db
    .selectFrom('applications')
    .select('uuid')
    .where('parent_uuid', 'is', null)
    .where('created_at', '<', String(Date.parse(to) + marginMs))
    .where((row) =>
      row.exists(
        row
          .selectFrom('entities')
          .select('name')
          .whereRef('entities.application_uuid', '=', 'applications.uuid')
          .where('entities.name', 'in', telling)
          .where('entities.updated_at', '>=', String(Date.parse(from) - marginMs)),
      ),
    );
  const rows = await (orgs ? all.where('org_code', 'in', orgs) : all).execute();
  return rows.map(({ uuid }) => uuid);
}

async function registered(world: World, uuid: string, period: Period): Promise<RegisteredRow | undefined> {
  const read = await readApplication(world, uuid, (scope) => entryIn(scope, period));
  if (!read) return undefined;
  const { entry, org, referrer } = read;
  const row = registerRowOf({ ...entry, originator: await originatorNumber(world, org, referrer) });
  const year = entry.action.on.slice(0, 4);
  return { uuid, org, year, loanNumber: entry.loanNumber, row, failed: checkRow(row) };
}

async function entryIn(scope: ApplicationScope, { from, to }: Period) {
  const entry = await registerEntryOf(scope);
  if (!entry || entry.action.on < from || entry.action.on > to) return undefined;
  const { referrer } = await stored(scope, 'application');
  return { entry, org: scope.application.orgCode, referrer: referrer?.referrerUuid };
}

const keyOf = ({ org, loanNumber, row }: RegisteredRow) => `${org} ${row.actionDate} ${loanNumber}`;
const compare = (one: string, other: string) => (one < other ? -1 : 1);
