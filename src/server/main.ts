/** Starts the product: content, data, server; and stops it without losing an answer. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { readContent } from '../content/read-content.ts';
import { buildApp } from './app.ts';
import type { Domain } from './backend.ts';
import { effects } from './effects/effects.ts';
import { assembleFacts } from './facts/assemble.ts';
import { handlers } from './jobs/handlers/handlers.ts';
import { errorLine, logOptions } from './plugins/log-options.ts';
import { readSettings, type Settings } from './settings.ts';
import { explainFailure } from './start/explain-failure.ts';
import { greeting } from './start/greeting.ts';
import { type OpenedWorld, openWorld } from './start/open-world.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { sweepHourly } from './start/sweep.ts';
import { memoryOutbox } from './vendors/sandbox/memory-outbox.ts';
import { sandboxVendors } from './vendors/sandbox/sandbox.ts';

const root = process.env.HEARTHLINE_ROOT ?? process.cwd();
const seed = `${root}/dist/database-seed.tar.gz`;
const domain: Domain = { effects, handlers, assembleFacts, firstJobs: ['welcome-documents'] };
const drainMs = 10_000;

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const writeSeedTo = process.argv[2] === '--write-seed' ? (process.argv[3] ?? seed) : undefined;
  await (writeSeedTo ? writeSeed(settings, writeSeedTo) : serve(settings));
} catch (error) {
  process.stderr.write(`${explainFailure(error, settings)}\n`);
  process.exit(1);
}

async function serve(chosen: Settings) {
  const content = readContent(root);
  const vendors = sandboxVendors({ outbox: memoryOutbox() });
  let app: FastifyInstance | undefined;
  const report = (error: unknown) => app?.log.error({ err: error }, 'background work failed');
  const options = { settings: chosen, content, domain, vendors, seed, report };
  const open = await openWorld(options);
  try {
    const webFolder = `${root}/dist/web`;
    const logger = logOptions(chosen.logLevel);
    app = await buildApp({
      world: open.world,
      domain,
      settings: chosen,
      contentRoot: root,
      webFolder,
      logger,
    });
    stopOnSignals(app, open);
    // A database server may come later: until then we live, answer 503, and say so on /readyz.
    const ready = prepareDatabase(open.world, (reason) =>
      app?.log.warn(`waiting for the database: ${reason}`),
    );
    if (!chosen.databaseUrl) await ready;
    const address = await app.listen({ host: chosen.host, port: chosen.port });
    open.lock?.announce(address);
    await ready;
    sweepHourly(open.world, report);
    process.stdout.write(`${greeting(chosen, address)}\n`);
  } catch (error) {
    open.lock?.release();
    throw error;
  }
}

function stopOnSignals(app: FastifyInstance, open: OpenedWorld) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => finish(open, 1), drainMs).unref();
    // Requests first, then jobs, then the database: each may still need the next.
    await app.close();
    await open.world.queue.stop();
    await open.opened.close();
    finish(open, 0);
  };
  const stopOrSay = () => stop().catch((error) => finish(open, 1, error));
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stopOrSay);
}

function finish({ lock }: OpenedWorld, code: number, error?: unknown) {
  if (error) process.stderr.write(`${JSON.stringify(errorLine(error as Error))}\n`);
  lock?.release();
  process.exit(code);
}

/** A migrated, empty database as a dump: the first start loads it instead of running initdb. */
async function writeSeed(chosen: Settings, file: string) {
  if (existsSync(`${chosen.dataFolder}/database`)) throw new Error(`${chosen.dataFolder} is not empty.`);
  const report = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  const vendors = sandboxVendors({ outbox: memoryOutbox() });
  const content = { orgs: {}, domain: {}, vocabulary: {}, warnings: [] };
  const open = await openWorld({ settings: chosen, content, domain, vendors, seed: '', report });
  await prepareDatabase(open.world, () => undefined);
  await open.world.queue.stop();
  const dump = await open.opened.lite?.dumpDataDir('gzip');
  if (dump) await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await open.opened.close();
  open.lock?.release();
  process.exit(0);
}
