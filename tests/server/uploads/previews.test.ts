/** What a picture looks like: upright, small in a list, without the place where it was taken. */
/** Covers src/server/uploads/{show-preview,draw-previews,put-previews,in-child}.ts. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsOf } from '../../../src/server/facts/limits-of.ts';
import { folderStore } from '../../../src/server/platform/files/folder-store.ts';
import { imageSize } from '../../../src/server/uploads/image-size.ts';
import { storeUpload } from '../../../src/server/uploads/store-upload.ts';
import { applications, type Borrower, register } from '../borrower.ts';
import { openTestServer, type TestServer } from '../harness.ts';
import { heic, jpeg, pdf, turnedJpeg } from './sample-files.ts';
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

const storedFiles = async () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const mine = (type: string) => ({ name: 'a.pdf', type: 'application/pdf', bytes: pdf('scan'), of: type });

/** What a picture of the borrower looks like, as an answer of the server. */
const previewOf = (uuid: string, as: 'preview' | 'thumbnail') =>
  borrower.get(`${applications}/${borrower.uuid}/documents/${uuid}?as=${as}`);

test('a HEIC is kept as it was sent and shown as a JPEG', async () => {
  const bytes = heic();
  const sent = await upload({ name: 'IMG_1.HEIC', type: 'image/heic', bytes, of: 'UTILITY_BILL' });
  const { uuid } = sent.json();

  const [original, preview] = [
    await borrower.get(`${applications}/${borrower.uuid}/documents/${uuid}`),
    await previewOf(uuid, 'preview'),
  ];

  expect(original.rawPayload.equals(bytes)).toBe(true);
  expect(preview.headers['content-type']).toBe('image/jpeg');
  expect(imageSize('image/jpeg', preview.rawPayload)).toEqual({ width: 1200, height: 900 });
});

test('a photo is shown upright and without where it was taken, small in a list; it is drawn once and goes with its previews', async () => {
  const bytes = turnedJpeg();
  const before = await storedFiles();
  const sent = await upload({ name: 'turned.jpg', type: 'image/jpeg', bytes, of: 'DEED' });
  const { uuid } = sent.json();

  const preview = await previewOf(uuid, 'preview');
  const thumbnail = await previewOf(uuid, 'thumbnail');
  const again = await previewOf(uuid, 'preview');

  expect(bytes.includes('GPS')).toBe(true);
  for (const { rawPayload } of [preview, thumbnail]) expect(rawPayload.includes('Exif')).toBe(false);
  expect(imageSize('image/jpeg', preview.rawPayload)).toEqual({ width: 800, height: 1200 });
  expect(imageSize('image/jpeg', thumbnail.rawPayload)).toEqual({ width: 128, height: 192 });
  expect(again.rawPayload.equals(preview.rawPayload)).toBe(true);
  expect(await storedFiles()).toHaveLength(before.length + 3);
  await borrower.send({ method: 'DELETE', url: `${applications}/${borrower.uuid}/files/${uuid}` });
  expect(await storedFiles()).toEqual(before);
});

test('what is no picture, cannot be drawn, or is another’s has no preview', async () => {
  const paper = (await upload({ ...mine('DEED') })).json();
  // The door decodes what arrives; this one came before it did.
  const file = { type: 'DEED', name: 'a.jpg', mediaType: 'image/jpeg', bytes: jpeg(1200, 900) };
  const broken = await storeUpload(
    server.world,
    borrower.uuid,
    file,
    limitsOf(server.world, 'default').uploads,
  );
  const stranger = await register(server);
  const foreign = await stranger.get(`${applications}/${stranger.uuid}/documents/${paper.uuid}?as=preview`);

  expect((await previewOf(paper.uuid, 'preview')).statusCode).toBe(404);
  expect((await previewOf(broken.uuid, 'preview')).statusCode).toBe(422);
  expect(foreign.statusCode).toBe(404);
});
