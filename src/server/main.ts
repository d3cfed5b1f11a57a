/** Starts the product: content, data, server; and stops it without losing an answer. */

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../content/content.ts';
import { passedCheck } from '../content/passed-check.ts';
import { readContent } from '../content/read-content.ts';
import { ContentError } from '../engine/content-error.ts';
import { buildApp } from './app.ts';
import type { Domain } from './backend.ts';
import { seedName } from './db/migrate.ts';
import { effects } from './effects/effects.ts';
import { assembleFacts } from './facts/assemble.ts';
import { handlers } from './jobs/handlers/handlers.ts';
import { errorLine, logOptions } from './plugins/log-options.ts';
import { readSettings, type Settings } from './settings.ts';
import { explainFailure } from './start/explain-failure.ts';
import { forgetAsking } from './start/forget-asking.ts';
import { greeting } from './start/greeting.ts';
import { type OpenedWorld, openWorld } from './start/open-world.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { programDigest } from './start/program-digest.ts';
import { sweepHourly } from './start/sweep.ts';
import { writeSeed } from './start/write-seed.ts';
import { closedOutbox } from './vendors/carriers/closed-outbox.ts';
import { openCarriers } from './vendors/carriers/open-carriers.ts';
import { fileOutbox } from './vendors/sandbox/file-outbox.ts';
import { sandboxVendors } from './vendors/sandbox/sandbox.ts';

const root = process.env.HEARTHLINE_ROOT ?? process.cwd();
const seed = `${root}/dist/${seedName}`;
const domain: Domain = { effects, handlers, assembleFacts, firstJobs: ['welcome-documents'] };
const drainMs = 10_000;

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const writeSeedTo = process.argv[2] === '--write-seed' ? (process.argv[3] ?? seed) : undefined;
  await (writeSeedTo ? seedTo(settings, writeSeedTo) : serve(settings));
} catch (error) {
  process.stderr.write(`${explainFailure(error, settings)}\n`);
  process.exit(1);
}

async function serve(chosen: Settings) {
  const content = checkedContent();
  const carriers = openCarriers(chosen);
  const outbox = chosen.mode === 'sandbox' ? fileOutbox(`${chosen.dataFolder}/outbox.jsonl`) : closedOutbox();
  const vendors = sandboxVendors({ outbox, carriers, paceMs: chosen.stageMs });
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
    if (!chosen.databaseUrl) await ready.then(() => forgetAsking(open.world));
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

function checkedContent(): Content {
  const program = programDigest(root, dirname(fileURLToPath(import.meta.url)));
  return readContent(root, program ? passedCheck(`${root}/dist/content-passed`, program) : undefined);
}

async function seedTo(chosen: Settings, file: string) {
  rememberSoundContent();
  await writeSeed({ settings: chosen, domain, vendors: sandboxVendors(), report: printError }, file);
  process.exit(0);
}

// Part of the build, so that the first start need not check. What is wrong is said at the start, not here.
function rememberSoundContent() {
  try {
    checkedContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

function stopOnSignals(app: FastifyInstance, open: OpenedWorld) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => finish(open, 1), drainMs).unref();
    // Requests first, then jobs, then the database: each may still need the next.
    // A connection whose request was under way is idle only after its answer, and browsers keep it open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    await open.world.queue.stop();
    await open.opened.close();
    finish(open, 0);
  };
  const stopOrSay = () => stop().catch((error) => finish(open, 1, error));
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stopOrSay);
}

function finish({ lock }: OpenedWorld, code: number, error?: unknown) {
  if (error) printError(error);
  lock?.release();
  process.exit(code);
}

function printError(error: unknown) {
  process.stderr.write(`${JSON.stringify(errorLine(error as Error))}\n`);
}
