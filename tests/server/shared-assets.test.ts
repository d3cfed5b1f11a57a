/** While a release is rolled out, a page of one version finds its parts at a server of the other. */
/** Covers src/server/http/web/{shared-assets,read-assets}.ts, src/server/start/routes/shell.ts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareAssets } from '../../src/server/http/web/shared-assets.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

const folders: string[] = [];
/** A build: a page, a part of its own, and the developers' tools. */
function buildOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-web-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  writeFileSync(join(folder, 'assets', `offer-${name}.js`), `// the offer of ${name}\n`);
  writeFileSync(join(folder, 'assets', `dev-toolbar-${name}.js`), '// tools\n');
  return folder;
}

let server: TestServer;
let next: string;
const get = (path: string) => new Visitor(server.app).get(`/account/heloc/${path}`);

beforeAll(async () => {
  const old = buildOf('Old00000');
  next = buildOf('Next0000');
  server = await openTestServer({ webFolder: old, mode: 'production' });
  await shareAssets(server.world, old);
});
afterAll(async () => {
  await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a server of the old version has the parts of the next one as soon as that has started', async () => {
  expect((await get('assets/offer-Next0000.js')).statusCode).toBe(404);
  await shareAssets(server.world, next);

  const part = await get('assets/offer-Next0000.js');
  expect([part.statusCode, part.body]).toEqual([200, '// the offer of Next0000\n']);
  expect(part.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('assets/offer-Old00000.js')).body).toBe('// the offer of Old00000\n');
});

test('what only the database says, without the keys, is served to no one', async () => {
  const fresh = await openTestServer({ webFolder: buildOf('Other000'), mode: 'production' });
  await fresh.world.db
    .insertInto('assets')
    .values({ path: 'assets/offer-Evil0000.js', bytes: Buffer.from('steal()'), mac: 'x', brought_at: 1 })
    .execute();
  const answer = await new Visitor(fresh.app).get('/account/heloc/assets/offer-Evil0000.js');
  expect([answer.statusCode, answer.body.includes('steal')]).toEqual([404, false]);
  await fresh.close();
});

test("the developers' tools of another build stay where production hides its own", async () => {
  await shareAssets(server.world, next);
  for (const name of ['Next0000', 'Old00000'])
    expect((await get(`assets/dev-toolbar-${name}.js`)).statusCode).toBe(404);
});

test('a name that no build gives asks no database', async () => {
  const { db } = server.world;
  const selectFrom = () => {
    throw new Error('The database was asked.');
  };
  Object.assign(server.world, { db: { selectFrom } });
  const names = ['assets/x.js', 'assets/../index.html', 'assets/a b-12345678.js'];
  const answers = await Promise.all(names.map(get)).finally(() => Object.assign(server.world, { db }));
  for (const { statusCode } of answers) expect(statusCode).toBe(404);
});

test('what no start has brought for 90 days is forgotten, and a start marks its own again', async () => {
  const moments = async () =>
    (await server.world.db.selectFrom('assets').select('brought_at').execute()).map(({ brought_at }) =>
      Number(brought_at),
    );
  const before = Math.max(...(await moments()));
  server.pass(60_000);
  await shareAssets(server.world, next);
  expect(Math.max(...(await moments()))).toBeGreaterThanOrEqual(before + 60_000);
});
