/**
 * A server in this process whose content was never checked: hostile lenders beside the product's own. The product has no
 * switch for that; only these tests say that everything has passed.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readContent } from '../src/content/read-content.ts';
import { buildApp } from '../src/server/app.ts';
import { effects } from '../src/server/effects/effects.ts';
import { assembleFacts } from '../src/server/facts/assemble.ts';
import { handlers } from '../src/server/handlers/handlers.ts';
import { bossQueue } from '../src/server/jobs/boss-queue.ts';
import { secretsFrom } from '../src/server/platform/crypto/open-secrets.ts';
import { openKysely } from '../src/server/platform/db/open-kysely.ts';
import { memoryStore } from '../src/server/platform/files/memory-store.ts';
import { sandboxParties } from '../src/server/platform/parties/sandbox-parties.ts';
import { readSettings } from '../src/server/platform/world/settings.ts';
import type { World } from '../src/server/platform/world/world.ts';
import { openTestDatabase } from '../tests/server/test-database.ts';

const masterKey = Buffer.alloc(32, 7).toString('base64');
const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

export type ForcedServer = { base: string; world: World; close: () => Promise<void> };

/** @param root the folder with flows/, orgs/ and schemas/  @returns its address, its world, and what ends it */
export async function openForcedServer(root: string): Promise<ForcedServer> {
  const opened = await openTestDatabase();
  const known: { world?: World } = {};
  const queue = bossQueue({
    pool: opened.pool,
    handlers,
    world: () => known.world as World,
    report: () => undefined,
  });
  const world: World = {
    db: openKysely(opened.pool),
    content: readContent(root, { passed: { knows: () => true, keep: () => undefined } }),
    clock: { now: Date.now },
    parties: await sandboxParties({ paceMs: 0 }),
    files: memoryStore(),
    queue,
    mode: 'sandbox',
    origin: 'http://127.0.0.1:3000',
    secrets: secretsFrom(masterKey),
  };
  known.world = world;
  await queue.start();
  const settings = readSettings({ HEARTHLINE_RATE: '60000', HEARTHLINE_MASTER_KEY: masterKey });
  const domain = { effects, handlers, assembleFacts };
  const app = await buildApp({ world, domain, settings, contentRoot: root, webFolder });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await queue.stop();
    await opened.close();
  };
  return { base, world, close };
}

/** Another site, which hears of every request that reaches it. */
export async function openElsewhere(): Promise<{ base: string; heard: string[]; close: () => void }> {
  const heard: string[] = [];
  const site = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { base: `http://127.0.0.1:${port}`, heard, close: () => site.close() };
}
