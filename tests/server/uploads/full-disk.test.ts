/** A disk that takes no more: what the borrower is told, and what is left lying (FINDING-D6, FINDING-D11). */
/** Covers src/server/platform/files/folder-store.ts, src/server/uploads. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../../../src/server/platform/files/folder-store.ts';
import type { FileStore } from '../../../src/server/platform/world/file-store.ts';
import { applications, type Borrower, register } from '../borrower.ts';
import { openTestServer, type TestServer } from '../harness.ts';
import { pdf } from './sample-files.ts';
import { type Sent, upload as uploadOf } from './upload-of.ts';

let server: TestServer;

let borrower: Borrower;

const folder = mkdtempSync(`${tmpdir()}/hearthline-files-`);

const upload = (sent: Sent) => uploadOf(borrower, sent);

beforeAll(async () => {
  server = await openTestServer({ files: folderStore(folder) });
  borrower = await register(server);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'EROFS'])(
  'FINDING-D6: a disk that says %s: 503 with a time to try again, not ready, and nothing half stored',
  async (code) => {
    const { files } = server.world;
    const full = () => Promise.reject(Object.assign(new Error('/var/data: no'), { code, syscall: 'write' }));
    const before = await borrower.get(`${applications}/${borrower.uuid}/journey`);
    for (const broken of [{ put: full }, { spool: full }]) {
      Object.assign(server.world, { files: { ...files, ...broken, probe: full } });
      const answer = await upload({
        name: 'a.pdf',
        type: 'application/pdf',
        bytes: pdf(),
        of: 'UTILITY_BILL',
      });
      expect(answer.statusCode, answer.body).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json().errors).toEqual([
        "We can't store files right now. Nothing is lost. Try again in a few minutes.",
      ]);
      expect((await borrower.get('/readyz')).statusCode).toBe(503);
    }
    Object.assign(server.world, { files });
    expect((await borrower.get('/readyz')).statusCode).toBe(200);
    const after = await borrower.get(`${applications}/${borrower.uuid}/journey`);
    expect(after.json().facts).toEqual(before.json().facts);
  },
);

test('a file that the store does not have is 503 with a time to try again, and the log names it', async () => {
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: pdf('Here'), of: 'MORTGAGE_STATEMENT' };
  const { uuid } = (await upload(file)).json();
  const path = `${applications}/${borrower.uuid}/documents/${uuid}`;
  expect((await borrower.get(path)).statusCode).toBe(200);
  const stored = await server.world.db
    .selectFrom('files')
    .select('location')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  rmSync(`${folder}/${stored.location.slice(0, 2)}/${stored.location}`);

  const answer = await borrower.get(path);
  expect(answer.statusCode, answer.body).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().errors).toEqual([
    "We can't open this file right now. Nothing is lost. Try again in a few minutes.",
  ]);
});

test('whoever asks again and again whether the server is ready makes it write to the disk once', async () => {
  const { files } = server.world;
  let probes = 0;
  const probe = async () => {
    probes += 1;
  };
  Object.assign(server.world, { files: { ...files, probe } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => borrower.get('/readyz')));
  Object.assign(server.world, { files });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(probes).toBe(1);
});

test('FINDING-D6: what a full disk took half of is taken away again', async () => {
  const own = mkdtempSync(`${tmpdir()}/hearthline-full-`);
  const store = folderStore(own);
  const location = randomUUID();
  const stream = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000);
      throw Object.assign(new Error(), { code: 'ENOSPC', syscall: 'write' });
    })(),
  );
  await expect(store.spool(stream)).rejects.toMatchObject({ code: 'ENOSPC' });
  // A folder where the file should go: the last step fails.
  mkdirSync(`${own}/${location.slice(0, 2)}/${location}/in-the-way`, { recursive: true });
  await expect(store.put(location, Buffer.alloc(10))).rejects.toThrow();

  const left = readdirSync(own, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ name }) => name)).toEqual([]);
  rmSync(own, { recursive: true });
});

test('FINDING-D11: what waits on disk is unreadable, and a full quota is refused before a byte is read', async () => {
  const own = mkdtempSync(`${tmpdir()}/hearthline-spool-`);
  const bytes = pdf('Canary 666-10-1001');
  const spooled = await folderStore(own).spool(Readable.from([bytes]));
  const [entry] = readdirSync(`${own}/arriving`);
  expect(readFileSync(`${own}/arriving/${entry}`).includes('Canary')).toBe(false);
  expect((await spooled.read()).equals(bytes)).toBe(true);
  await spooled.drop();
  expect(readdirSync(`${own}/arriving`)).toEqual([]);
  rmSync(own, { recursive: true });

  const send = () => upload({ name: 'a.pdf', type: 'application/pdf', bytes: pdf(), of: 'TAX_BILL' });
  for (let count = 0; count < 10; count += 1) expect((await send()).statusCode).toBe(200);
  const { files } = server.world;
  let read = 0;
  const spool: FileStore['spool'] = (source) => {
    read += 1;
    return files.spool(source);
  };
  Object.assign(server.world, { files: { ...files, spool } });
  const answer = await send();
  Object.assign(server.world, { files });
  expect([answer.statusCode, read]).toEqual([422, 0]);
});
