/** What lies on the disk: no number, name or answer in the clear; ciphertext that cannot be moved; a trail that shows tampering. (THREAT-22, THREAT-26) */
/**
 * Covers src/server/application/{audit-trail,client-address}.ts,
 *   src/server/platform/crypto/{aes,data-key,open-secrets}.ts, src/server/documents/{make-documents,sign-documents}.ts,
 *   src/server/platform/files/folder-store.ts, src/server/standing/in-application.ts, src/server/application,
 *   src/server/platform/crypto.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { firstBroken } from '../../src/server/application/audit-trail.ts';
import { openClientAddress } from '../../src/server/application/client-address.ts';
import { filledName } from '../../src/server/documents/make-documents.ts';
import { signDocuments } from '../../src/server/documents/sign-documents.ts';
import { decrypt, encrypt } from '../../src/server/platform/crypto/aes.ts';
import { createDataKey, openDataKey, rewrapDataKey } from '../../src/server/platform/crypto/data-key.ts';
import { openSecrets, secretsFrom } from '../../src/server/platform/crypto/open-secrets.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { inApplication } from '../../src/server/standing/in-application.ts';
import { applications, contact, home, password, register, start, submit, submitStep } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

/** Unmistakable values, in every spelling that a file could hold. */
const from = '203.0.113.199';
const canaries = [
  '666101077',
  '666-10-1077',
  'Canarywell',
  'canary.borrower',
  '4711 Canary Row',
  password,
  from,
];

/** A browser with an unmistakable network address. */
class Traced extends Visitor {
  override send(options: InjectOptions & { url: string }) {
    return super.send({ ...options, remoteAddress: from });
  }
}

/** Signs a document from that address and answers what an owner’s file reads: the addresses of consents and of the signature. */
function signAndRead({ world }: TestServer, application: string) {
  return inApplication(world, application, async (scope) => {
    const attributes = { requiresSignature: true };
    const words = { type: 'APPLICATION', title: 'Words', version: '1' };
    const shown = await scope.documents.add({ ...words, pdf: Buffer.from('shown'), pages: 1, attributes });
    const lender = { name: 'Fixture', address: '1 Main Street', nmls: '1' };
    const filled = { ...words, lender, loanNumber: 'HL1', madeAt: scope.now, blocks: [] };
    await scope.entities.put(filledName(shown.uuid), { filled });
    await signDocuments(scope, [shown], { typedName: 'C C', ip: from, userAgent: 'Browser/1' });
    const { detail } = await scope.tx
      .selectFrom('audit')
      .select('detail')
      .where('application_uuid', '=', application)
      .where('event', '=', 'document-signed')
      .executeTakeFirstOrThrow();
    const place = { key: scope.key, application, row: String(detail.document) };
    const signedFrom = openClientAddress(place, Buffer.from(String(detail.sealedIp), 'base64'));
    return { consents: (await scope.consents.list()).map(({ ip }) => ip), signedFrom };
  });
}

function spellings(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const forms = [
    text,
    bytes.toString('hex'),
    encodeURIComponent(text),
    Buffer.from(text, 'utf16le').toString('latin1'),
  ];
  return forms.map((form) => Buffer.from(form, 'latin1'));
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
}

test('a borrower’s data is nowhere in the data folder', async () => {
  const folder = mkdtempSync(`${tmpdir()}/hearthline-rest-`);
  mkdirSync(`${folder}/files`);
  const server = await openTestServer({
    folder: `${folder}/database`,
    files: folderStore(`${folder}/files`),
  });
  const visitor = new Traced(server.app);
  await submitStep(visitor, 'property-info', { location: { ...home.location, street1: '4711 Canary Row' } });
  const person = { ...contact('canary.borrower@example.com'), last: 'Canarywell' };
  await submitStep(visitor, 'contact-info', person);
  await visitor.put('/service-application/external/api/v1/registration/drafts/contact-info', {
    data: person,
  });
  const last = await submitStep(visitor, 'login-info', { password, code: '000000', terms: true });
  const borrower = Object.assign(visitor, { uuid: last.json().next.application, email: person.email });
  await borrower.put(`${applications}/${borrower.uuid}/drafts/start`, {
    data: { first: 'Canarywell', ssn: '666101077' },
  });
  expect(
    (await submit(borrower, 'start', { ...start, ssn: '666101077', first: 'Canarywell' })).statusCode,
  ).toBe(200);
  const evidence = await signAndRead(server, borrower.uuid);
  await server.close();

  // FINDING-D11: noise on the disk is evidence to the holder of the application's key.
  expect(evidence.signedFrom).toBe(from);
  expect(evidence.consents.length).toBeGreaterThan(1);
  expect(new Set(evidence.consents)).toEqual(new Set([from]));

  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const bytes = readFileSync(file);
    return canaries
      .filter((text) => spellings(text).some((form) => bytes.includes(form)))
      .map((text) => [file, text]);
  });
  expect(found).toEqual([]);
  // The search itself works: the lender's words are stored in the clear, and found.
  expect(files.some((file) => readFileSync(file).includes('may look at my credit'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('FINDING-D11: a consent from before addresses were encrypted still tells where it came from', async () => {
  const server = await openTestServer({ startQueue: false });
  const { uuid } = await register(server);
  await sql`insert into consents
    (uuid, application_uuid, type, version, text, text_sha256, at, ip_before, user_agent, page)
    values (gen_random_uuid(), ${uuid}, 'OLD', '1', '', '', 1, ${from}, '', 'start')`.execute(
    server.world.db,
  );

  const rows = await inApplication(server.world, uuid, ({ consents }) => consents.list());

  expect(rows.find(({ type }) => type === 'OLD')?.ip).toBe(from);
  await server.close();
});

test('ciphertext opens only in its own row, whole', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = encrypt(key, 'a/sealed/ssn', Buffer.from('666101001'));

  expect(decrypt(key, 'a/sealed/ssn', sealed).toString()).toBe('666101001');
  expect(() => decrypt(key, 'b/sealed/ssn', sealed)).toThrow();
  for (let bit = 0; bit < sealed.length * 8; bit += 7) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => decrypt(key, 'a/sealed/ssn', changed)).toThrow();
  }
});

test('a new master key takes over, and the old one is no longer needed', () => {
  const [one, two] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
  const before = secretsFrom(`1:${one}`);
  const during = secretsFrom(`2:${two},1:${one}`);
  const after = secretsFrom(`2:${two}`);
  const { key, wrapped } = createDataKey(before, 'application');

  const rewrapped = rewrapDataKey(during, 'application', wrapped);

  expect(Buffer.compare(openDataKey(after, 'application', rewrapped), key)).toBe(0);
  expect(() => openDataKey(after, 'application', wrapped)).toThrow(/version 1/);
});

test('the sandbox makes its own key once, readable by nobody else; production asks for one', () => {
  const dataFolder = mkdtempSync(`${tmpdir()}/hearthline-key-`);
  const first = openSecrets({ mode: 'sandbox', dataFolder });
  const again = openSecrets({ mode: 'sandbox', dataFolder });

  expect(again).toEqual(first);
  expect(statSync(`${dataFolder}/master.key`).mode & 0o777).toBe(0o600);
  expect(() => openSecrets({ mode: 'production', dataFolder })).toThrow(/HEARTHLINE_MASTER_KEY is required/);
  rmSync(dataFolder, { recursive: true });
});

test('the audit trail shows where it was changed', async () => {
  const server = await openTestServer({ startQueue: true });
  const borrower = await register(server);
  await submit(borrower, 'start', start);
  await submit(borrower, 'papers', { carrier: 'Hearth Mutual' });
  const { db } = server.world;
  const { uuid } = borrower;
  const keys = { secrets: server.world.secrets, keyedSince: 0 };
  expect(await firstBroken(db, uuid, keys)).toBeUndefined();

  const detail = JSON.stringify({ page: 'start', action: 'submit', fields: [] });
  const rows = await db.selectFrom('audit').selectAll().where('application_uuid', '=', uuid).execute();
  expect(rows.map(({ event }) => event)).toEqual(['application-created', 'submission', 'submission']);
  expect(JSON.stringify(rows)).not.toMatch(/Hearth Mutual|MARRIED/);
  // An attacker with the whole database in hand.
  await sql`alter table audit disable trigger user`.execute(db);
  await db
    .updateTable('audit')
    .set({ detail })
    .where('application_uuid', '=', uuid)
    .where('sequence', '=', 2)
    .execute();

  expect(await firstBroken(db, uuid, keys)).toBe(2);
  await server.close();
});
