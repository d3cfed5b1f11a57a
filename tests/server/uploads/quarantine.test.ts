/** What the virus scanner says, and what happens while it says nothing. */
/** Covers src/server/uploads/scan-arrival.ts, src/server/handlers/check-upload.ts, src/server/platform/parties/sandbox/scanner.ts. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../../../src/server/platform/files/folder-store.ts';
import type { Scanner } from '../../../src/server/platform/parties/common/scanner.ts';
import { applications, type Borrower, register, start, submit } from '../borrower.ts';
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
  await submit(borrower, 'start', start);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const mine = (type: string) => ({ name: 'a.pdf', type: 'application/pdf', bytes: pdf('scan'), of: type });

test('THREAT-16: malware is refused at the door, told to the security log, and stored nowhere', async () => {
  const events = hearNotes();
  const before = await storedFiles();

  const answer = await upload({ ...mine('CERTIFICATE_OF_TRUST'), bytes: pdf(`(${eicar})`) });

  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0]).toMatch(/found something harmful/);
  expect(events()).toEqual(['malware-found']);
  expect(await storedFiles()).toEqual(before);
});

test('THREAT-16: a file waits in quarantine while the scanner is away: nobody opens it, a page may name it, and a clean one comes out', async () => {
  const events = hearNotes();
  const { uuid, ...rest } = await quarantined(mine('CERTIFICATE_OF_TRUST'));
  const file = `${applications}/${borrower.uuid}/files/${uuid}`;

  const closed = await borrower.get(file);
  const answer = { carrier: 'Hearth Mutual', declarations: [{ uuid, ...rest }] };
  const named = await submit(borrower, 'papers', answer);
  // Still away: it stays, and is looked at later.
  await server.world.queue.runWaiting(borrower.uuid);
  const later = await borrower.get(file);
  setScanner(async () => 'CLEAN');
  await server.world.queue.runWaiting(borrower.uuid);

  expect([closed.statusCode, named.statusCode, later.statusCode]).toEqual([409, 200, 409]);
  expect(closed.json().errors[0]).toMatch(/checking this file for viruses/);
  expect(events()).toEqual(['scan-failed', 'scan-failed']);
  expect((await borrower.get(file)).statusCode).toBe(200);
});

test('THREAT-16: a file that turns out infected is destroyed; the same one is not taken again, another one is', async () => {
  const before = await storedFiles();
  const sent = mine('CERTIFICATE_OF_TRUST');
  const { uuid, ...rest } = await quarantined(sent);
  const events = hearNotes();
  setScanner(async () => 'INFECTED');
  await server.world.queue.runWaiting(borrower.uuid);

  const opened = await borrower.get(`${applications}/${borrower.uuid}/files/${uuid}`);
  const named = await submit(borrower, 'papers', {
    carrier: 'Hearth Mutual',
    declarations: [{ uuid, ...rest }],
  });
  setScanner(async () => 'CLEAN');
  const again = await upload(sent);
  const other = await upload(mine('CERTIFICATE_OF_TRUST'));

  expect([opened.statusCode, named.statusCode, again.statusCode, other.statusCode]).toEqual([
    410, 422, 422, 200,
  ]);
  expect(named.json().fields['/declarations']).toMatch(/found something harmful/);
  expect(again.json().errors[0]).toMatch(/found something harmful/);
  expect(events()).toEqual(['malware-found']);
  expect(await storedFiles()).toHaveLength(before.length + 1);
});

test('a file that has waited in quarantine for more than thirty minutes is told to the security log, at each further try', async () => {
  const events = hearNotes();
  await quarantined(mine('CERTIFICATE_OF_TRUST'));
  await server.world.queue.runWaiting(borrower.uuid);
  expect(events()).not.toContain('quarantine-long');
  server.pass(31 * 60_000);
  await server.world.queue.runWaiting(borrower.uuid);
  expect(events().filter((event) => event === 'quarantine-long')).toHaveLength(1);
  setScanner(async () => 'CLEAN');
  await server.world.queue.runWaiting(borrower.uuid);

  expect(events().filter((event) => event === 'quarantine-long')).toHaveLength(1);
});

function setScanner(scan: Scanner['scan']) {
  Object.assign(server.world.parties, { scanner: { scan } });
}

async function quarantined(sent: Sent) {
  setScanner(() => Promise.reject(new Error('away')));
  const answer = await upload(sent);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function hearNotes(): () => string[] {
  const heard: string[] = [];
  server.world.note = (event) => heard.push(event);
  return () => heard;
}

const storedFiles = async () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
