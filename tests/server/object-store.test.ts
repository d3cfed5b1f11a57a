/** Files in a bucket: kept, shown, removed, and told from a store that is away, empty or not ours. */
/**
 * Covers src/server/platform/files/{object-store,store-away,arriving-files}.ts, src/server/http/plugins/answer-error.ts,
 *   src/server/start/{explain-failure,require-files,prepare-database}.ts, src/server/platform/world/{settings,bucket}.ts, src/tools/cluster/s3-server.ts.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcing, keepFiles, removeUnkept } from '../../src/server/platform/files/arriving-files.ts';
import { objectStore } from '../../src/server/platform/files/object-store.ts';
import type { FileStore } from '../../src/server/platform/world/file-store.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { explainFailure } from '../../src/server/start/explain-failure.ts';
import { requireFiles } from '../../src/server/start/require-files.ts';
import { openS3Server, type S3Server } from '../../src/tools/cluster/s3-server.ts';
import { applications, type Borrower, register } from './borrower.ts';
import { openTestServer, type TestServer } from './harness.ts';
import { pdf } from './uploads/sample-files.ts';
import { upload } from './uploads/upload-of.ts';

const spool = mkdtempSync(join(tmpdir(), 'hearthline-spool-'));
let s3: S3Server;
let server: TestServer;
let borrower: Borrower;
let files: FileStore;

const storeOf = (prefix: string, bucket = s3.bucket) =>
  objectStore({ bucket, prefix, endpoint: s3.endpoint }, spool);

beforeAll(async () => {
  s3 = await openS3Server();
  files = storeOf('hearthline/');
  server = await openTestServer({ files });
  borrower = await register(server);
});
afterAll(async () => {
  await server.close();
  await s3.stop();
  rmSync(spool, { recursive: true });
});

test('what was stored is read, is not read under another folder of the bucket, and once removed is missing', async () => {
  const location = randomUUID();
  await files.put(location, Buffer.from('sealed'));
  expect(Buffer.from(await files.get(location)).toString()).toBe('sealed');
  await expect(storeOf('other/').get(location)).rejects.toThrow(`The file ${location} is not in the store.`);

  await files.remove(location);
  await files.remove(location);
  await expect(files.get(location)).rejects.toThrow(`The file ${location} is not in the store.`);
});

test('a borrower sends a file, and reads it from another server with the same bucket', async () => {
  const bytes = pdf();
  const sent = await upload(borrower, {
    name: 'bill.pdf',
    type: 'application/pdf',
    bytes,
    of: 'UTILITY_BILL',
  });
  expect(sent.statusCode, sent.body).toBe(200);
  const { uuid } = sent.json();
  Object.assign(server.world, { files: storeOf('hearthline/') });
  const shown = await borrower.get(`${applications}/${borrower.uuid}/files/${uuid}`);
  expect(shown.statusCode, shown.body).toBe(200);
  expect(shown.rawPayload.equals(bytes)).toBe(true);
});

test('two servers that start at once agree on the mark, and a bucket of another database is refused in a sentence', async () => {
  const { db } = server.world;
  const bucket = { bucket: s3.bucket, prefix: 'marked/' };
  const open = (prefix: string) =>
    requireFiles({ db, files: storeOf(prefix) }, { dataFolder: '', bucket: { ...bucket, prefix } });
  await Promise.all([open('marked/'), open('marked/')]);
  const mark = await storeOf('marked/').mark();

  await expect(open('elsewhere/')).rejects.toThrow(
    `s3://${s3.bucket}/elsewhere does not hold the files of this database: its mark is missing, and the database expects ${mark}. Let FILES_URL name the place that the other servers use. After a restore without the mark, write it: echo ${mark} | aws s3 cp - s3://${s3.bucket}/elsewhere/mark`,
  );
});

test('a store that does not answer: 503 and not ready, nothing half stored; back again, the same file goes through', async () => {
  const away = objectStore({ bucket: s3.bucket, prefix: '', endpoint: 'http://127.0.0.1:9' }, spool);
  Object.assign(server.world, { files: away });
  const send = () =>
    upload(borrower, { name: 'b.pdf', type: 'application/pdf', bytes: pdf(), of: 'UTILITY_BILL' });
  const refused = await send();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.json().errors).toEqual([
    "We can't store files right now. Nothing is lost. Try again in a few minutes.",
  ]);
  expect((await borrower.get('/readyz')).statusCode).toBe(503);

  Object.assign(server.world, { files });
  expect((await send()).statusCode).toBe(200);
  expect((await borrower.get('/readyz')).statusCode).toBe(200);
});

/** Takes every question; says nothing, or begins an answer and says no more. */
function stalling(says: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(says));
  });
  return new Promise<{ endpoint: string; close(): void }>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ endpoint: `http://127.0.0.1:${port}`, close: () => server.close() });
    }),
  );
}

test('a store that stalls, before its answer or in the middle, is given up while the borrower still waits', async () => {
  const begun = 'HTTP/1.1 200 OK\r\ncontent-type: application/octet-stream\r\ncontent-length: 100\r\n\r\nsea';
  const [silent, cut] = await Promise.all([stalling(''), stalling(begun)]);
  const of = ({ endpoint }: { endpoint: string }) =>
    objectStore({ bucket: s3.bucket, prefix: '', endpoint }, spool);
  const started = Date.now();
  const failures = await Promise.all([
    of(silent).put(randomUUID(), Buffer.from('x')).catch(String),
    of(silent).get(randomUUID()).catch(String),
    of(cut).get(randomUUID()).catch(String),
  ]);

  for (const failure of failures) expect(failure).toMatch(/^StoreAway: The store of files failed: /);
  expect(Date.now() - started).toBeLessThan(28_000);
  silent.close();
  cut.close();
});

test('a bucket that is not there stops a start with a sentence; a store that is away is waited for', async () => {
  const none = await storeOf('', 'no-such-bucket')
    .mark('x')
    .catch((error) => error);
  expect(none.isPassing).toBe(false);
  expect(explainFailure(none)).toBe(
    'The store of files failed: NoSuchBucket 404. Look at FILES_URL, and at the keys and the region of the bucket (docs/operations.md, Files in a bucket).',
  );
  const away = objectStore({ bucket: s3.bucket, prefix: '', endpoint: 'http://127.0.0.1:9' }, spool);
  expect((await away.mark().catch((error) => error)).isPassing).toBe(true);
});

test('a file that came and was not kept is removed after an hour, a file of a row never', async () => {
  const { db } = server.world;
  let now = Date.now();
  const clock = { now: () => now };
  const store = announcing(files, db, clock);
  const [kept, lost] = [randomUUID(), randomUUID()];
  await store.put(kept, Buffer.from('kept'));
  // The process ends before the second one has its row.
  await store.put(lost, Buffer.from('lost'));
  await db.transaction().execute((tx) => keepFiles(tx, [kept]));
  const failed: unknown[] = [];
  const sweepAfter = async (ms: number) => {
    now += ms;
    await removeUnkept({ db, files, clock }, (error) => failed.push(error));
  };

  await sweepAfter(59 * 60_000);
  expect((await files.get(lost)).length).toBe(4);
  await sweepAfter(2 * 60_000);
  await expect(files.get(lost)).rejects.toThrow('is not in the store');
  expect((await files.get(kept)).length).toBe(4);
  expect(failed).toEqual([]);
});

const settings: [env: Record<string, string>, says: object | RegExp][] = [
  [{ FILES_URL: 's3://files' }, { bucket: 'files', prefix: '', endpoint: undefined }],
  [{ FILES_URL: 's3://files/a/b/' }, { bucket: 'files', prefix: 'a/b/', endpoint: undefined }],
  [
    { FILES_URL: 's3://files/a', AWS_ENDPOINT_URL_S3: 'https://store.example' },
    { bucket: 'files', prefix: 'a/', endpoint: 'https://store.example' },
  ],
  [
    { FILES_URL: 's3://files', AWS_ENDPOINT_URL: 'http://store.example', HEARTHLINE_STORE_TLS: 'off' },
    { bucket: 'files', prefix: '', endpoint: 'http://store.example' },
  ],
  [
    { FILES_URL: 'https://files' },
    /^FILES_URL is "https:\/\/files"\. Use s3:\/\/bucket, or s3:\/\/bucket\/folder\.$/,
  ],
  [
    { FILES_URL: 's3://files', AWS_ENDPOINT_URL: 'http://store.example' },
    /^AWS_ENDPOINT_URL must begin with https:\/\//,
  ],
];

test.each(settings)('%j', (env, says) => {
  const read = () => readSettings(env).bucket;
  if (says instanceof RegExp) expect(read).toThrow(says);
  else expect(read()).toEqual(says);
});
