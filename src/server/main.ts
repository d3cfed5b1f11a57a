/** Starts the product: content, data, server; and stops it without losing an answer. */

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type LendersBefore, lendersBefore } from '../content/lenders-before.ts';
import { passedCheck } from '../content/passed-check.ts';
import { type LoadedContent, loadContent } from '../content/read-content.ts';
import { ContentError } from '../engine/issues/content-error.ts';
import { buildApp } from './app.ts';
import type { Domain } from './backend/backend.ts';
import { hmdaArguments, hmdaCommand } from './desk/hmda/hmda-command.ts';
import { reviewerArguments, reviewerCommand } from './desk/reviewer-command.ts';
import { effects } from './effects/effects.ts';
import { assembleFacts } from './facts/assemble.ts';
import { handlers } from './handlers/handlers.ts';
import { errorLine, logOptions } from './http/plugins/log-options.ts';
import { shareAssets } from './http/web/shared-assets.ts';
import { keepSweepingMessages } from './messages/sweep-messages.ts';
import { serverBroadcasts } from './platform/broadcasts/server-broadcasts.ts';
import { givenKeys } from './platform/crypto/open-secrets.ts';
import { seedName } from './platform/db/migrate.ts';
import { nobody } from './platform/parties/nobody.ts';
import { movableClock } from './platform/world/movable-clock.ts';
import { readSettings, type Settings } from './platform/world/settings.ts';
import type { World } from './platform/world/world.ts';
import { openIndexKey } from './retention/keys/index-key.ts';
import { checkKeys } from './retention/keys/key-checks.ts';
import { keysCommand, withNewKey } from './retention/keys/keys-command.ts';
import { retentionArguments, retentionCommand } from './retention/retention-command.ts';
import { trailArguments, trailCommand } from './retention/trail/trail-command.ts';
import { type TrailWatch, watchTrail } from './retention/trail/watch-trail.ts';
import { explainFailure } from './start/explain-failure.ts';
import { forgetAsking } from './start/forget-asking.ts';
import { forgetClaims } from './start/forget-claims.ts';
import { greeting } from './start/greeting.ts';
import { listenToDev } from './start/listen-to-dev.ts';
import { openKeys } from './start/open-keys.ts';
import { gaugesOf, openMeters } from './start/open-meters.ts';
import { openParties } from './start/open-parties.ts';
import { type OpenedWorld, openWorld } from './start/open-world.ts';
import { bringToShape, prepareEmbedded, prepareServer } from './start/prepare-database.ts';
import { programDigest } from './start/program-digest.ts';
import { rehearseArguments, rehearseCommand } from './start/rehearsal/rehearse-command.ts';
import { requireFiles } from './start/require-files.ts';
import { requireRehearsal } from './start/require-rehearsal.ts';
import { serveLenders } from './start/serve-lenders.ts';
import { sweepHourly } from './start/sweep.ts';
import { warnOwner } from './start/warn-owner.ts';
import { warnUnscanned } from './start/warn-unscanned.ts';
import { whenBack } from './start/when-back.ts';
import { noContent, writeSeed } from './start/write-seed.ts';

const root = process.env.HEARTHLINE_ROOT ?? process.cwd();
// Which program this is: what it has checked once it need not check again, and lines of two versions are told apart.
const program = programDigest(root, dirname(fileURLToPath(import.meta.url)));
const seed = `${root}/dist/${seedName}`;
const domain: Domain = { effects, handlers, assembleFacts, firstJobs: ['welcome-documents'] };
const drainMs = 10_000;
const arrivedMs = 300;

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const [task, argument] = process.argv.slice(2);
  if (task === '--write-seed') await seedTo(settings, argument ?? seed);
  else if (task === 'keys') await keysTo(settings, argument);
  else if (task === 'hmda') await reportTo(settings, process.argv.slice(3));
  else if (task === 'rehearse') await rehearseTo(settings, process.argv.slice(3));
  else if (task === 'reviewer') await reviewerTo(settings, process.argv.slice(3));
  else if (task === 'parties') await partiesTo(process.argv.slice(3));
  else if (task === 'trail') await trailTo(settings, process.argv.slice(3));
  else if (task === 'retention') await retainTo(settings, process.argv.slice(3));
  else await serve(settings);
} catch (error) {
  process.stderr.write(`${explainFailure(error, settings)}\n`);
  process.exit(1);
}

async function serve(chosen: Settings) {
  const before = lendersBefore(`${chosen.dataFolder}/lenders.json`);
  const loaded = checkedContent(before, chosen.approvers);
  const clock = chosen.mode === 'sandbox' ? movableClock(`${chosen.dataFolder}/clock`) : { now: Date.now };
  let app: FastifyInstance | undefined;
  const meters = chosen.metrics && (await openMeters(chosen.metrics));
  const parties = await openParties(chosen, root, clock, {
    tell: (party, is) => app?.log.warn({ party, is }, `company ${is}`),
    meters,
  });
  const report = (error: unknown) => app?.log.error({ err: error }, 'background work failed');
  const warn = (what: Record<string, unknown>, why: string) => app?.log.warn(what, why);
  const options = { settings: chosen, loaded, domain, parties, meters, clock, seed, report, warn };
  const open = await openWorld(options);
  try {
    const webFolder = process.env.HEARTHLINE_DEV ?? `${root}/dist/web`;
    let prepared = false;
    let watched: TrailWatch | undefined;
    const logger = logOptions(chosen.logLevel, program?.slice(0, 12));
    const { databaseUrl } = chosen;
    app = await buildApp({
      ...(databaseUrl && { broadcasts: serverBroadcasts(databaseUrl, report) }),
      world: open.world,
      domain,
      settings: chosen,
      contentRoot: root,
      webFolder,
      logger,
      isPrepared: () => prepared,
    });
    open.world.note = (event, what) =>
      app?.log.info({ log: 'security', event, outcome: 'success', ...what }, event);
    stopOnSignals(app, open, async () => watched?.end());
    // A database server may come later: until then we live, answer 503, and say so on /readyz.
    const onWait = (reason: string) => app?.log.warn(`waiting for the database: ${reason}`);
    const requireOurs = async () => {
      await requireRehearsal(open.world, chosen);
      await requireFiles(open.world, chosen);
    };
    const own = { before: requireOurs };
    const database = databaseUrl
      ? prepareServer(open.world, databaseUrl, { onWait, report, ...own }).then((newer) =>
          sayNewer(app, newer),
        )
      : prepareEmbedded(open.world, own).then(() => forgetHalfDone(open.world));
    const ready = database.then(() => whenBack(() => openKeys(open.world), onWait));
    // A mistake is thrown below; until then nothing handles it.
    ready.catch(() => undefined);
    if (!databaseUrl) await ready;
    const address = await app.listen({ host: chosen.host, port: chosen.port });
    open.lock?.announce(address);
    const older = await ready;
    if (databaseUrl) await shareAssets(open.sweeping, webFolder).catch(report);
    await serveLenders(app, open.world, { root, loaded, before, report });
    prepared = true;
    const keys = [...open.world.secrets.masterKeys.keys()];
    open.world.note('started', { mode: chosen.mode, keys, older });
    meters?.watch(gaugesOf(open));

    sweepHourly(open.sweeping, report);
    watched = await watchTrail(open.world, report);
    keepSweepingMessages(open.sweeping, report);
    process.stdout.write(`${greeting(chosen, process.env.HEARTHLINE_FRONT ?? address)}\n`);
    const unscanned = warnUnscanned(chosen);
    if (unscanned) app.log.warn(unscanned);
    const owner = await warnOwner(open.world.db, chosen);
    if (owner) app.log.warn(owner);
    if (chosen.mode === 'sandbox' && process.env.HEARTHLINE_DEV) listenToDev(root, loaded);
  } catch (error) {
    open.lock?.release();
    throw error;
  }
}

function sayNewer(app: FastifyInstance | undefined, newer: readonly string[]) {
  if (newer.length > 0)
    app?.log.warn({ newer }, 'the database is newer than this program, and lets it serve');
}

async function keysTo(chosen: Settings, task: string | undefined) {
  if (task === 'new') return say(`HEARTHLINE_MASTER_KEY=${withNewKey(givenKeys(chosen))}`);
  await inWorld(chosen, noContent, (world) =>
    keysCommand(world, task, say, () => bringToShape(world, chosen.databaseUrl)),
  );
}

async function reportTo(chosen: Settings, args: readonly string[]) {
  const asked = hmdaArguments(args);
  const warn = (line: string) => process.stderr.write(`${line}\n`);
  process.exitCode = await inCheckedWorld(chosen, (world) => hmdaCommand(world, asked, say, warn));
}

async function rehearseTo(chosen: Settings, args: readonly string[]) {
  const { before, ...asked } = rehearseArguments(args);
  const both = { before: loadContent(before), after: checkedContent() };
  const work = (world: World) => rehearseCommand(world, domain, both, asked, say);
  // A server of another release may be at work on a database of its own shape.
  process.exitCode = await inCheckedWorld(chosen, work, { loaded: both.after, shapes: !chosen.databaseUrl });
}

async function reviewerTo(chosen: Settings, args: readonly string[]) {
  const asked = reviewerArguments(args);
  await inCheckedWorld(chosen, (world) => reviewerCommand(world, asked, say));
}

// The sample companies are loaded for this task alone.
async function partiesTo(args: readonly string[]) {
  const { partiesCommand } = await import('./platform/parties/rehearsal/parties-command.ts');
  const code = await partiesCommand(args, `${root}/schemas/parties`, say);
  if (code !== undefined) process.exitCode = code;
}

async function trailTo(chosen: Settings, args: readonly string[]) {
  const asked = trailArguments(args);
  process.exitCode = await inCheckedWorld(chosen, (world) => trailCommand(world, asked, say));
}

async function retainTo(chosen: Settings, args: readonly string[]) {
  const asked = retentionArguments(args);
  await inCheckedWorld(chosen, (world) => retentionCommand(world, asked, say));
}

/** The database in its newest shape where `shapes`, the right keys, and the content. */
function inCheckedWorld<T>(
  chosen: Settings,
  work: (world: World) => Promise<T>,
  { loaded = checkedContent(), shapes = true } = {},
): Promise<T> {
  return inWorld(chosen, loaded, async (world) => {
    if (shapes) await bringToShape(world, chosen.databaseUrl);
    await checkKeys(world);
    await openIndexKey(world);
    return work(world);
  });
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** For a command that serves no one: opens the data, works, and closes it again. */
async function inWorld<T>(
  settings: Settings,
  loaded: LoadedContent,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const clock = { now: Date.now };
  const options = { settings, loaded, domain, parties: nobody(), clock, seed, report: printError };
  const { world, close, lock } = await openWorld(options);
  // A command's lines of the security log go where its faults go: what it says is for who typed it.
  world.note = (event, what) =>
    void process.stderr.write(
      `${JSON.stringify({ time: Date.now(), log: 'security', event, outcome: 'success', ...what })}\n`,
    );
  try {
    return await work(world);
  } finally {
    await close();
    lock?.release();
  }
}

// No other process can use an embedded database: whatever a killed server left unfinished blocks no one.
async function forgetHalfDone(world: World) {
  await forgetAsking(world);
  await forgetClaims(world);
}

function checkedContent(before?: LendersBefore, approvers?: Settings['approvers']): LoadedContent {
  const passed = program ? passedCheck(`${root}/dist/content-passed`, program) : undefined;
  return loadContent(root, { passed, before, approvers });
}

async function seedTo(chosen: Settings, file: string) {
  rememberSoundContent();
  const clock = { now: Date.now };
  await writeSeed({ settings: chosen, domain, parties: nobody(), clock, report: printError }, file);
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

/** @param last done before the database goes */
function stopOnSignals(app: FastifyInstance, open: OpenedWorld, last: () => Promise<void> | undefined) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    open.world.note?.('stopping', {});
    setTimeout(() => finish(open, 1), drainMs).unref();
    // A request that has arrived but not been read would not count.
    await new Promise((resume) => setTimeout(resume, arrivedMs));
    // Requests first, then jobs, then the database: each may still need the next.
    // A connection whose request was under way is idle only after its answer, and browsers keep it open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    await open.world.queue.stop();
    await last();
    await open.close();
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
