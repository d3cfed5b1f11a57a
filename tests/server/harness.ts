/** The real server on a real database in memory, with the tests' flows, a clock to turn, and a browser's cookies. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Content } from '../../src/content/loaded/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type AppOptions, buildApp } from '../../src/server/app.ts';
import { logOptions } from '../../src/server/http/plugins/log-options.ts';
import { bossQueue } from '../../src/server/jobs/boss-queue.ts';
import { secretsFrom } from '../../src/server/platform/crypto/open-secrets.ts';
import { openKysely } from '../../src/server/platform/db/open-kysely.ts';
import { memoryStore } from '../../src/server/platform/files/memory-store.ts';
import { memoryOutbox } from '../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { sandboxParties } from '../../src/server/platform/parties/sandbox-parties.ts';
import type { FileStore } from '../../src/server/platform/world/file-store.ts';
import { movableClock } from '../../src/server/platform/world/movable-clock.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import type { World } from '../../src/server/platform/world/world.ts';
import { checkAnswers } from './check-answers.ts';
import { fixtureRoot } from './fixtures/content-root.ts';
import { openTestDatabase } from './test-database.ts';
import { testDomain } from './test-domain.ts';

export type TestServer = {
  app: FastifyInstance;
  world: World;
  outbox: ReturnType<typeof memoryOutbox>;
  /** Moves the server's clock forward. */
  pass(ms: number): void;
  reports: unknown[];
  close(): Promise<void>;
};

type Choices = {
  mode?: World['mode'];
  folder?: string;
  files?: FileStore;
  masterKey?: string;
  startQueue?: boolean;
  content?: Content;
  /** Further settings, as the environment gives them. */
  env?: Record<string, string>;
  /** Hears every line that production's level logs. */
  log?: (line: string) => void;
} & Partial<Pick<AppOptions, 'domain' | 'webFolder' | 'moreRoutes' | 'broadcasts' | 'isPrepared'>>;

export const testKey = Buffer.alloc(32, 7).toString('base64');

let ownContent: Content | undefined;

/** The content of the tests' flows, read once for all servers. */
function fixtureContent(): Content {
  ownContent ??= readContent(fixtureRoot(), { part: true });
  return ownContent;
}

export async function openTestServer(choices: Choices = {}): Promise<TestServer> {
  const { mode = 'sandbox', masterKey = testKey, domain = testDomain } = choices;
  const opened = await openTestDatabase(choices.folder);
  const outbox = memoryOutbox();
  const reports: unknown[] = [];
  const clock = movableClock();
  let world: World | undefined;
  const queue = bossQueue({
    pool: opened.pool,
    handlers: domain.handlers,
    world: () => world as World,
    report: (error) => reports.push(error),
  });
  world = {
    db: openKysely(opened.pool),
    content: choices.content ?? fixtureContent(),
    clock,
    parties: await sandboxParties({ outbox }),
    files: choices.files ?? memoryStore(),
    queue,
    mode,
    secrets: secretsFrom(masterKey),
    origin: 'http://127.0.0.1:3000',
  };
  if (choices.startQueue ?? true) await queue.start();
  const settings = readSettings({
    HEARTHLINE_MODE: mode,
    HEARTHLINE_RATE: '60000',
    HEARTHLINE_MASTER_KEY: masterKey,
    ...choices.env,
  });
  const { log } = choices;
  const logger = log && { ...logOptions('info'), stream: { write: log } };
  const options = { world, domain, settings, contentRoot: fixtureRoot(), ...choices };
  const app = await buildApp({ ...options, ...(logger && { logger }) });
  checkAnswers(app, world.content.domain, { isInvented: true });
  await app.ready();
  return {
    app,
    world,
    outbox,
    reports,
    pass: clock.advance,
    close: async () => {
      await app.close();
      await queue.stop();
      await opened.close();
    },
  };
}

/** A browser: keeps cookies and the token, and sends both. */
export class Visitor {
  readonly cookies: Record<string, string> = {};
  token: string | undefined;
  readonly app: FastifyInstance;
  readonly orgCode: string;

  constructor(app: FastifyInstance, orgCode = 'default') {
    this.app = app;
    this.orgCode = orgCode;
  }

  async send(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const authorization = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const headers = { 'x-org': this.orgCode, ...authorization, ...options.headers };
    const response = await this.app.inject({ ...options, cookies: { ...this.cookies }, headers });
    for (const { name, value } of response.cookies) this.cookies[name] = value;
    const renewed = response.headers.authorization;
    if (response.statusCode === 200 && typeof renewed === 'string')
      this.token = renewed.slice('Bearer '.length);
    return response;
  }

  get(url: string) {
    return this.send({ method: 'GET', url });
  }

  post(url: string, payload: object, headers: Record<string, string> = {}) {
    return this.send({ method: 'POST', url, payload, headers });
  }

  put(url: string, payload: object) {
    return this.send({ method: 'PUT', url, payload });
  }
}
