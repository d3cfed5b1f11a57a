/** Files at the door: only what they say they are, encrypted where they lie, and downloads that no browser runs (THREAT-15, THREAT-16). */
/** Covers src/server/uploads, src/server/platform/files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsOf } from '../../../src/server/facts/limits-of.ts';
import { removeDoomed } from '../../../src/server/platform/files/doomed-files.ts';
import { folderStore } from '../../../src/server/platform/files/folder-store.ts';
import { applications, type Borrower, register, start, submit } from '../borrower.ts';
import { openTestServer, type TestServer } from '../harness.ts';
import {
  bombPdf,
  brokenPng,
  emptyHeic,
  guardedPdf,
  heic,
  jpeg,
  pdf,
  png,
  turnedJpeg,
} from './sample-files.ts';
import { type Sent, upload as uploadOf } from './upload-of.ts';

let server: TestServer;

let borrower: Borrower;

const folder = mkdtempSync(`${tmpdir()}/hearthline-files-`);

const upload = (sent: Sent) => uploadOf(borrower, sent);

const storedFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? [one.name] : [],
  );

beforeAll(async () => {
  server = await openTestServer({ files: folderStore(folder) });
  borrower = await register(server);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a PDF goes in, lies encrypted, and comes out as an attachment', async () => {
  const bytes = pdf('Canary 666-10-1001');

  const answer = await upload({ name: '../../Pay stub.pdf', type: 'application/pdf', bytes });

  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    name: 'Pay stub.pdf',
    size: bytes.length,
    type: 'USER_UPLOADED_PAYSTUB',
  });
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(
    stored.every(({ parentPath, name }) => !readFileSync(`${parentPath}/${name}`).includes('Canary')),
  ).toBe(true);
  const back = await borrower.get(`${applications}/${borrower.uuid}/files/${answer.json().uuid}`);
  expect(back.rawPayload.equals(bytes)).toBe(true);
  expect(back.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect(back.headers['content-disposition']).toMatch(/^attachment; filename="Pay stub.pdf"/);
});

test('pictures of every kind are taken', async () => {
  const taken: [string, string, Buffer][] = [
    ['a.png', 'image/png', png(1200, 800)],
    ['b.JPG', 'image/jpeg', turnedJpeg()],
    ['c.heic', 'image/heic', heic()],
    ['d.heic', 'application/octet-stream', heic()],
    ['e.heif', 'image/heif', heic('mif1')],
    ['f.jpg', 'image/jpeg', Buffer.concat([turnedJpeg(), Buffer.from('a note of the phone')])],
  ];
  for (const [name, type, bytes] of taken) {
    const answer = await upload({ name, type, bytes, of: 'SELFIE' });
    expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
  }
});

test('what is not what it says is refused, in the borrower’s words', async () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const refused: [string, string, Buffer, number, RegExp][] = [
    ['page.html', 'text/html', html, 415, /PDF, JPG, PNG or HEIC/],
    ['page.pdf', 'application/pdf', html, 415, /PDF, JPG, PNG or HEIC/],
    ['picture.svg', 'image/svg+xml', svg, 415, /PDF, JPG, PNG or HEIC/],
    ['program.exe', 'application/x-msdownload', Buffer.from('MZ'.padEnd(500, '\0')), 415, /PDF/],
    ['archive.zip', 'application/zip', Buffer.from('504b0304140000000000', 'hex'), 415, /PDF/],
    ['polyglot.pdf', 'application/pdf', Buffer.concat([html, pdf()]), 415, /PDF, JPG/],
    ['archive.pdf', 'application/pdf', Buffer.concat([pdf(), zipEnd()]), 422, /something else hidden/],
    ['comment.pdf', 'application/pdf', Buffer.concat([pdf(), zipEnd('a note')]), 422, /hidden/],
    ['archive.png', 'image/png', Buffer.concat([png(1200, 800), zipEnd()]), 422, /hidden/],
    ['page.jpg', 'image/jpeg', withComment(jpeg(1200, 900), '<script>'), 422, /hidden/],
    ['paper.jpg', 'image/jpeg', withComment(jpeg(1200, 900), '%PDF-1.7'), 422, /hidden/],
    ['garbage.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nno object\n%%EOF'), 422, /can't read this PDF/],
    ['long.pdf', 'application/pdf', pdf('', '', 101), 422, /more than 100 pages/],
    ['huge.jpg', 'image/jpeg', jpeg(40_000, 2_001), 422, /80 megapixels/],
    ['cut.png', 'image/png', png(1200, 800).subarray(0, -9), 422, /damaged/],
    ['changed.png', 'image/png', changed(png(1200, 800)), 422, /damaged/],
    ['cut.heic', 'image/heic', heic().subarray(0, -9), 422, /damaged/],
    ['empty.heic', 'image/heic', emptyHeic(), 422, /can't open this picture/],
    ['endless.jpg', 'image/jpeg', jpeg(1200, 900).subarray(0, -2), 422, /damaged/],
    ['broken.jpg', 'image/jpeg', broken(turnedJpeg()), 422, /damaged/],
    ['gray.jpg', 'image/jpeg', jpeg(1200, 900), 422, /damaged/],
    ['broken.png', 'image/png', brokenPng(), 422, /damaged/],
    ['locked.pdf', 'application/pdf', await guardedPdf('1.4', 'opens it'), 422, /password-protected/],
    ['locked2.pdf', 'application/pdf', await guardedPdf('1.7ext3', 'opens it'), 422, /password-protected/],
    ['bomb.pdf', 'application/pdf', bombPdf(40 * 1024 * 1024), 422, /takes too long to open/],
    ['hidden-bomb.pdf', 'application/pdf', bombPdf(400e6, 'Obj#53tm'), 422, /takes too long to open/],
    ['cut.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n1 0 obj'), 422, /damaged/],
    ['empty.pdf', 'application/pdf', Buffer.alloc(0), 422, /empty/],
    ['small.png', 'image/png', png(999, 10), 422, /1,000 pixels/],
    ['small.jpg', 'image/jpeg', jpeg(640, 480), 422, /1,000 pixels/],
    ['cut.jpg', 'image/jpeg', Buffer.from('ffd8ffe0ffff', 'hex'), 422, /damaged/],
  ];
  for (const [name, type, bytes, status, words] of refused) {
    const answer = await upload({ name, type, bytes, of: 'OTHER' });
    expect(answer.statusCode, `${name} ${answer.body}`).toBe(status);
    expect(answer.json().errors[0], name).toMatch(words);
  }
});

// Whole by its parts, with a fifth of its inside overwritten.
const broken = (bytes: Buffer) =>
  Buffer.from(bytes).fill(0xab, Math.floor(bytes.length * 0.5), Math.floor(bytes.length * 0.7));

const zipEnd = (comment = '') => {
  const end = Buffer.alloc(22 + comment.length);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  end.write(comment, 22, 'latin1');
  return end;
};

function withComment(picture: Buffer, text: string): Buffer {
  const head = Buffer.from('fffe0000', 'hex');
  head.writeUInt16BE(2 + text.length, 2);
  return Buffer.concat([picture.subarray(0, 2), head, Buffer.from(text), picture.subarray(2)]);
}

function changed(bytes: Buffer): Buffer {
  bytes.writeUInt8(bytes.readUInt8(60) ^ 1, 60);
  return bytes;
}

test('a PDF is taken behind blank lines and a byte order mark, with as many pages as the limit says', async () => {
  const taken = [
    Buffer.concat([Buffer.from('\r\n\n'), pdf()]),
    Buffer.concat([Buffer.from('efbbbf', 'hex'), pdf()]),
    pdf('', '', 100),
  ];
  for (const bytes of taken) {
    const answer = await upload({ name: 'a.pdf', type: 'application/pdf', bytes, of: 'UTILITY_BILL' });
    expect(answer.statusCode, answer.body).toBe(200);
  }
});

test('a PDF that opens without a password is taken, whatever its owner forbids and whatever it says of itself', async () => {
  const taken = {
    'rc4.pdf': await guardedPdf('1.4'),
    'aes-128.pdf': await guardedPdf('1.7'),
    'aes-256.pdf': await guardedPdf('1.7ext3'),
    'words.pdf': pdf('9 0 obj<</Keywords(trailer << /Encrypt 5 0 R >>)>>endobj'),
  };
  for (const [name, bytes] of Object.entries(taken)) {
    const answer = await upload({ name, type: 'application/pdf', bytes, of: 'MORTGAGE_STATEMENT' });
    expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
  }
});

test('the same file twice is named as such', async () => {
  const bytes = pdf('twice');
  expect((await upload({ name: 'one.pdf', type: 'application/pdf', bytes })).statusCode).toBe(200);

  const again = await upload({ name: 'two.pdf', type: 'application/pdf', bytes });

  expect(again.statusCode).toBe(422);
  expect(again.json().errors).toEqual(['You already uploaded this file. Choose a different one']);
});

test.each(['', 'PAYSTUBS', 'privacy_notice', '__proto__', 'constructor'])(
  'a document of the type %j, which the product does not know, is refused before it is read',
  async (of) => {
    const answer = await upload({ name: 'a.pdf', type: 'application/pdf', bytes: pdf(), of });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatch(/type must be equal to one of the allowed values/);
  },
);

test('a file may be as large as limits.json says, and no larger', async () => {
  const { uploads } = limitsOf(server.world, 'default');
  const { megabytes } = uploads;
  const send = (size: number) =>
    upload({
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: Buffer.concat([pdf(), Buffer.alloc(size * 1024 * 1024, '\n')]),
    });
  try {
    uploads.megabytes = 17;
    expect((await send(16)).statusCode).toBe(200);
    uploads.megabytes = 2;
    expect((await send(2)).statusCode).toBe(413);
  } finally {
    uploads.megabytes = megabytes;
  }
});

test('more than 15 MB and more than ten of a type are refused', async () => {
  const large = await upload({
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: Buffer.alloc(15 * 1024 * 1024 + 10, 1),
  });
  expect(large.statusCode).toBe(413);
  const send = () => upload({ name: 'a.pdf', type: 'application/pdf', bytes: pdf(), of: 'TAX_BILL' });
  for (let count = 0; count < 10; count += 1) expect((await send()).statusCode).toBe(200);
  expect((await send()).json().errors).toEqual(['You can upload up to 10 files here. Remove one first']);
});

test('a file of a submitted page stays; a file of another borrower cannot be named', async () => {
  await submit(borrower, 'start', start);
  const { uuid, ...rest } = (await upload({ name: 'p.pdf', type: 'application/pdf', bytes: pdf() })).json();
  const file = `${applications}/${borrower.uuid}/files/${uuid}`;
  const stranger = await register(server);
  await submit(stranger, 'start', start);

  const stolen = await submit(stranger, 'papers', {
    carrier: 'Hearth Mutual',
    declarations: [{ uuid, ...rest }],
  });
  const used = await submit(borrower, 'papers', {
    carrier: 'Hearth Mutual',
    declarations: [{ uuid, ...rest }],
  });

  expect(stolen.statusCode, stolen.body).toBe(422);
  expect(stolen.json().fields).toEqual({ '/declarations': 'This file is no longer here. Upload it again.' });
  expect(used.statusCode, used.body).toBe(200);
  expect((await borrower.send({ method: 'DELETE', url: file })).statusCode).toBe(409);
});

test('an unused file can be removed', async () => {
  const { uuid } = (await upload({ name: 'p.pdf', type: 'application/pdf', bytes: pdf() })).json();
  const file = `${applications}/${borrower.uuid}/files/${uuid}`;

  expect((await borrower.send({ method: 'DELETE', url: file })).statusCode).toBe(204);
  expect((await borrower.get(file)).statusCode).toBe(404);
});

test('a server that dies between the removal of a file and that of its bytes leaves no bytes behind', async () => {
  const before = storedFiles();
  const { uuid } = (await upload({ name: 'p.pdf', type: 'application/pdf', bytes: pdf('kept') })).json();
  const { files } = server.world;
  const { remove } = files;
  Object.assign(files, { remove: () => Promise.reject(new Error('The server is gone.')) });
  await borrower.send({ method: 'DELETE', url: `${applications}/${borrower.uuid}/files/${uuid}` });
  Object.assign(files, { remove });
  const kept = storedFiles().length;

  const failed: unknown[] = [];
  await removeDoomed(server.world, (error) => failed.push(error));

  expect([kept, failed]).toEqual([before.length + 1, []]);
  expect(storedFiles()).toEqual(before);
  expect(await server.world.db.selectFrom('doomed_files').selectAll().execute()).toEqual([]);
});

test('a document comes with the hash of its bytes', async () => {
  const { facts } = (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();
  const { uuid } = facts.application.documents[0];

  const answer = await borrower.get(`${applications}/${borrower.uuid}/documents/${uuid}`);

  expect(answer.headers['x-document-sha256']).toMatch(/^[0-9a-f]{64}$/);
  expect(answer.body).toBe('%PDF-1.7 notice');
});

test('FINDING-D5: a body that is no whole form is its sender’s, said in a sentence', async () => {
  const whole = (await upload({ name: 'a.pdf', type: 'application/pdf', bytes: pdf(), of: 'DEED' }))
    .statusCode;
  expect(whole).toBe(200);
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n';
  const file = `${head}content-type: application/pdf\r\n\r\n%PDF-1.7 %%EOF`;
  const bodies: [string, string][] = [
    ['garbage', 'b'],
    ['', 'b'],
    ['--b', 'b'],
    [head, 'b'],
    [file, 'b'],
    [`${file}\r\n--b`, 'b'],
    [`${file}\r\n--c--\r\n`, 'b'],
    [`--b\r\n\r\n%PDF\r\n--b--\r\n`, 'b'],
    [file.replace('name="file"', 'name="__proto__"'), 'b'],
    [`${file}\r\n${file}\r\n--b--\r\n`, 'c'],
    [`--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n`, 'b'],
  ];
  for (const [payload, boundary] of bodies) {
    const answer = await borrower.send({
      method: 'POST',
      url: `${applications}/${borrower.uuid}/files?type=DEED`,
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect([400, 413], `${payload} ${answer.body}`).toContain(answer.statusCode);
    expect(answer.json().errors[0]).toMatch(/upload it again|Send one file/i);
  }
});
