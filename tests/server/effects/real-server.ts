/** The server with the product's own content and domain, listening on a free port, on a database in memory. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { readPath } from '../../../src/engine/facts/read-path.ts';
import { isLegalHoliday } from '../../../src/engine/finance/is-legal-holiday.ts';
import { buildApp } from '../../../src/server/app.ts';
import type { ApplicationScope } from '../../../src/server/application/application-scope.ts';
import type { Domain } from '../../../src/server/backend/backend.ts';
import { effects } from '../../../src/server/effects/effects.ts';
import { assembleFacts } from '../../../src/server/facts/assemble.ts';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import { logOptions } from '../../../src/server/http/plugins/log-options.ts';
import { bossQueue } from '../../../src/server/jobs/boss-queue.ts';
import { secretsFrom } from '../../../src/server/platform/crypto/open-secrets.ts';
import { openKysely } from '../../../src/server/platform/db/open-kysely.ts';
import { memoryStore } from '../../../src/server/platform/files/memory-store.ts';
import type { Parties } from '../../../src/server/platform/parties/parties.ts';
import type { SandboxOptions } from '../../../src/server/platform/parties/sandbox/sandbox-options.ts';
import { sandboxParties } from '../../../src/server/platform/parties/sandbox-parties.ts';
import { movableClock } from '../../../src/server/platform/world/movable-clock.ts';
import { readSettings } from '../../../src/server/platform/world/settings.ts';
import type { World } from '../../../src/server/platform/world/world.ts';
import { inApplication } from '../../../src/server/standing/in-application.ts';
import { type Client, openClient } from '../../../src/tools/journey/client.ts';
import { drive, type Progress, readSample, type Sample } from '../../../src/tools/journey/drive.ts';
import { productContent } from '../../product.ts';
import { checkAnswers } from '../check-answers.ts';
import { testKey } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';
import { type Memory, recalled, remember, type Standing } from './remembered-walks.ts';

// A walk is a whole application's worth of work; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What the server of the tests does and knows beside its calls. */
export const domain: Domain = { effects, handlers, assembleFacts };
const ownContent = productContent();

export type RealServer = {
  app: FastifyInstance;
  world: World;
  client(org?: string): Client;
  pass(ms: number): void;
  reports: unknown[];
  memory: Memory;
  close(): Promise<void>;
};

/**
 * How long it is until 18:00 UTC of a day on which the notary works, in milliseconds; 0 from then until midnight UTC. Between
 * 9 p.m. and 8 a.m. where the sample homes stand no message goes out, and on a Sunday no notary is met: a test would see
 * other letters and other pages than on a weekday. In New York that is 2:00 UTC, in summer 1:00.
 */
function toDaytime(now: number): number {
  const hour = 3_600_000;
  const sinceMidnight = now % (24 * hour);
  const wait = sinceMidnight < 18 * hour ? 18 * hour - sinceMidnight : 0;
  const day = new Date(now + wait);
  const rests = day.getUTCDay() === 0 || isLegalHoliday(day.toISOString().slice(0, 10));
  return rests ? wait + 24 * hour + toDaytime(now + wait + 24 * hour) : wait;
}

/**
 * @param log hears every line that the server logs, at the finest level
 * @param content other than the product's own
 * @param production the outside parties of a server in production mode; without them it is the sandbox
 */
export async function openRealServer(
  parties: Partial<SandboxOptions> = {},
  log?: (line: string) => void,
  content = ownContent,
  production?: Parties,
): Promise<RealServer> {
  const opened = await openTestDatabase();
  const files = new Map<string, Uint8Array>();
  const reports: unknown[] = [];
  const clock = movableClock();
  clock.advance(toDaytime(clock.now()));
  const { now } = clock;
  let world: World | undefined;
  const queue = bossQueue({
    pool: opened.pool,
    handlers,
    world: () => world as World,
    report: (error) => reports.push(error),
  });
  world = {
    db: openKysely(opened.pool),
    content,
    clock,
    parties: production ?? (await sandboxParties({ paceMs: 0, now, ...parties })),
    files: memoryStore(files),
    queue,
    mode: production ? 'production' : 'sandbox',
    secrets: secretsFrom(testKey),
    origin: 'http://127.0.0.1:3000',
  };
  await queue.start();
  const settings = readSettings({
    HEARTHLINE_MODE: production ? 'production' : 'sandbox',
    HEARTHLINE_RATE: '60000',
    HEARTHLINE_PROXIES: '1',
    HEARTHLINE_MASTER_KEY: testKey,
  });
  const logger = log && { ...logOptions('trace'), stream: { write: log } };
  const app = await buildApp({ world, domain, settings, contentRoot: root, ...(logger && { logger }) });
  checkAnswers(app, world.content.domain);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    world,
    client: (org) => openClient(base, org, undefined, ownAddress()),
    pass: clock.advance,
    reports,
    memory: { pool: opened.pool, files, base },
    close: async () => {
      await app.close();
      await queue.stop();
      await opened.close();
    },
  };
}

// Seventy borrowers at one address upload more in a minute than the server takes from one.
let addresses = 0;
const ownAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`;

export type Walk = { client: Client; progress: Progress; uuid: string };

type Way = { key?: string; until?: string; change?: Record<string, Record<string, unknown>> };

/** Walks the happy sample up to a page, with some answers changed on the way. */
export async function walk(server: RealServer, way: Way = {}): Promise<Walk & { email: string }> {
  const { key = 'happy' } = way;
  const email = `t${Date.now()}${Math.floor(Math.random() * 1e6)}+${key}@example.com`;
  return goOn(way, { client: server.client(), email, from: 0, progress: {} });
}

/**
 * Where such a walk ends, with no work left to run. The first borrower of a server is put there when this worker has
 * walked the same way before: for tests of what comes after the walk.
 */
export async function arrive(server: RealServer, way: Way = {}): Promise<Walk> {
  if (!(await isUnused(server))) return walk(server, way);
  const { memory } = server;
  const { key = 'happy', change = {} } = way;
  const name = JSON.stringify([key, change]);
  const to = placeOf(way);
  const known = await recalled(memory, name, to);
  if (known?.from === to) return { ...known, uuid: known.progress.uuid ?? '' };
  const walked = known ? await goOn(way, known) : await walk(server, way);
  await settled(server, walked);
  await remember(memory, name, { ...walked, from: to });
  return walked;
}

export async function goOn(way: Way, { client, email, from, progress }: Standing) {
  const { until, change = {} } = way;
  const sample = changed(readSample('happy'), change);
  await drive(client, sample, { email, progress, from, ...(until ? { until } : {}) });
  return { client, email, progress, uuid: progress.uuid ?? '' };
}

/** The index of the sample's step that the way ends before. */
function placeOf({ until }: Way): number {
  const { steps } = readSample('happy');
  const index = steps.findIndex(({ flow, page }) => `${flow}/${page}` === until);
  return index < 0 ? steps.length : index;
}

async function isUnused({ world }: RealServer): Promise<boolean> {
  const accounts = await world.db.selectFrom('accounts').select('uuid').limit(1).execute();
  return accounts.length === 0;
}

export function changed(sample: Sample, change: Record<string, Record<string, unknown>>): Sample {
  const steps = sample.steps.map((step) => ({
    ...step,
    data: { ...step.data, ...change[`${step.flow}/${step.page}`] },
  }));
  return { ...sample, steps };
}

/** Works on the application the way a job does. */
export function inside<T>(
  server: RealServer,
  uuid: string,
  work: (scope: ApplicationScope) => Promise<T>,
): Promise<T> {
  return inApplication(server.world, uuid, work);
}

type Journey = NonNullable<Progress['journey']>;

/** The journey once no job of the application is left to run now. */
export async function settled(server: RealServer, { client, uuid }: Walk): Promise<Journey> {
  for (let tries = 0; tries < 200; tries++) {
    const busy = await sql<{ id: string }>`
      select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and data -> 'data' ->> 'applicationUuid' = ${uuid}`.execute(server.world.db);
    if (busy.rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const path = `/service-application/api/v1/application/heloc/${uuid}/journey`;
  return (await client.expect('GET', path)) as unknown as Journey;
}

/** Submits one page and answers the raw reply. */
export function submit({ client, uuid }: Walk, page: string, data: object, more: object = {}) {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  return client.send(
    'POST',
    path,
    { page, action: 'submit', data, ...more },
    { 'idempotency-key': randomUUID() },
  );
}

/** A value in the journey's facts, by its dotted path. */
export function fact(journey: Journey, path: string): unknown {
  return readPath(journey.facts, path);
}

/** The identifiers of the journey's documents of these types. */
export function documentTypes(journey: Journey, types: string[]): string[] {
  const documents = (fact(journey, 'application.documents') ?? []) as { uuid: string; type: string }[];
  return documents.filter(({ type }) => types.includes(type)).map(({ uuid }) => uuid);
}

/** Signs in again, as one must after the clock was turned far. */
export async function signIn({ client }: Walk, journey: Journey): Promise<void> {
  const login = { email: fact(journey, 'profile.email'), password: 'a porch light in autumn' };
  await client.expect('POST', '/identity/api/v1/login', login);
}
