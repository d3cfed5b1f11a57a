/** Counts everything measured for the developers' page. Identifiers are random; borrowers' messages stay sealed. */
import { sql } from 'kysely';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Backend } from '../../backend/backend.ts';
import { openWithMaster } from '../../platform/crypto/master-box.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { readApplication } from '../../standing/read-application.ts';
import { basePath } from '../calls/base-path.ts';
import { knownPath } from './known-path.ts';

export type Counted = { name: string; count: number };
export type Exposed = Counted & { variant: string };
export type Failure = Counted & { event: string; path: string; status: string; at: number };
export type Tracker = { account: string; posted: string | null; patched: string | null; at: number };
export type Replay = { application: string; link: string };
/** The length of a message may be shown; its words may not. */
export type Feedback = {
  at: number;
  orgCode: string;
  topic: string;
  marketing: boolean;
  path: string;
  length: number;
};
export type Event = { at: number; orgCode: string; kind: string; detail: JsonObject };

export type Measured = {
  views: Counted[];
  exposures: Exposed[];
  failures: Failure[];
  /** Failures too common to be reported, as browsers counted them. */
  ignored: number;
  trackers: Tracker[];
  replays: Replay[];
  feedback: Feedback[];
  events: Event[];
};

const most = 100;

export async function readMeasured(backend: Backend): Promise<Measured> {
  return {
    views: await readViews(backend),
    exposures: await readExposures(backend),
    failures: await readFailures(backend),
    ignored: await countIgnored(backend),
    trackers: await readTrackers(backend),
    replays: await readReplays(backend),
    feedback: await readFeedback(backend),
    events: await readEvents(backend),
  };
}

async function readViews({ world }: Backend): Promise<Counted[]> {
  const { rows } = await sql<{ name: string; count: string }>`
    select coalesce(detail ->> 'path', '') as name, count(*) as count from telemetry where kind = 'page-view'
    group by 1 order by 2 desc, 1 limit ${most}`.execute(world.db);
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

async function readExposures({ world }: Backend): Promise<Exposed[]> {
  const { rows } = await sql<{ name: string; variant: string; count: string }>`
    select detail ->> 'key' as name, detail ->> 'variant' as variant, count(*) as count from telemetry
    where kind = 'exposure' group by 1, 2 order by 1, 2 limit ${most}`.execute(world.db);
  return rows.map(({ name, variant, count }) => ({ name, variant, count: Number(count) }));
}

async function readFailures({ world }: Backend): Promise<Failure[]> {
  const { rows } = await sql<Record<'event' | 'name' | 'path' | 'status' | 'count' | 'at', string>>`
    select detail ->> 'event' as event, detail ->> 'name' as name, detail ->> 'path' as path,
      coalesce(detail ->> 'status', '') as status, count(*) as count, max(at) as at
    from telemetry where kind = 'error' group by 1, 2, 3, 4 order by 6 desc limit ${most}`.execute(world.db);
  return rows.map(({ count, at, ...failure }) => ({ ...failure, count: Number(count), at: Number(at) }));
}

async function countIgnored({ world }: Backend): Promise<number> {
  const { rows } = await sql<{ ignored: string | null }>`
    select sum((detail ->> 'ignored')::int) as ignored from telemetry where kind = 'error'`.execute(world.db);
  return Number(rows[0]?.ignored ?? 0);
}

async function readTrackers({ world }: Backend): Promise<Tracker[]> {
  const rows = await world.db
    .selectFrom('trackers')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ account_uuid, tracker_uuid, profile_uuid, updated_at }) => ({
    account: account_uuid,
    posted: tracker_uuid,
    patched: profile_uuid,
    at: Number(updated_at),
  }));
}

async function readReplays({ world }: Backend): Promise<Replay[]> {
  const rows = await world.db
    .selectFrom('entities')
    .select('application_uuid')
    .where('name', '=', 'tracker')
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute();
  const replays: Replay[] = [];
  for (const { application_uuid: application } of rows) {
    const { link } = await readApplication(world, application, ({ entities }) => entities.get('tracker'));
    if (typeof link === 'string') replays.push({ application, link });
  }
  return replays;
}

async function readFeedback({ world, library }: Backend): Promise<Feedback[]> {
  const rows = await world.db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ uuid, org_code: orgCode, body, created_at }) => {
    const kept: unknown = JSON.parse(openWithMaster(world.secrets, 'feedback', uuid, body).toString('utf8'));
    const { topic, message, marketingConsent, pathname } = isRecord(kept) ? kept : {};
    const place = String(pathname).startsWith(basePath) ? String(pathname).slice(basePath.length) || '/' : '';
    return {
      at: Number(created_at),
      orgCode,
      topic: String(topic),
      marketing: marketingConsent === true,
      path: knownPath(library.lender(orgCode), place),
      length: String(message ?? '').length,
    };
  });
}

async function readEvents({ world }: Backend): Promise<Event[]> {
  const rows = await world.db.selectFrom('telemetry').selectAll().orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ at, org_code, kind, detail }) => ({ at: Number(at), orgCode: org_code, kind, detail }));
}
