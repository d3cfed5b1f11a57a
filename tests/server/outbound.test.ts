/** THREAT-17: the server opens no connection that a client could name: its only ways out are listed here. */
/** Covers src/server. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = ['server', 'content', 'engine'].flatMap((room) =>
  readdirSync(`${src}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [`${room}/${file}`, readFileSync(`${src}${room}/${file}`, 'utf8')] as const),
);

const waysOut =
  /\bfetch\(|from '(node:)?(https?|net|tls|dgram|http2|undici|nodemailer)'|from '@aws-sdk|createTransport|new WebSocket/;

/** A type opens no connection, and neither does a check whether a text is an address. */
const withoutHarmless = (text: string) =>
  text.replace(/^import type .+$/gm, '').replace(/^import \{ isIPv6 \} from 'node:net';$/gm, '');

test('THREAT-17: only the database, the store of files, the mail server, the virus scanner and the outside parties are reached out to, at addresses of the operator', () => {
  const reaching = sources.filter(([, text]) => waysOut.test(withoutHarmless(text))).map(([file]) => file);

  expect(sources.length).toBeGreaterThan(300);
  expect(reaching.sort()).toEqual([
    'server/platform/db/guarded-socket.ts',
    'server/platform/files/object-store.ts',
    'server/platform/parties/carriers/smtp-carrier.ts',
    'server/platform/parties/common/clamd-scanner.ts',
    'server/platform/parties/http/send-once.ts',
    // A command of the operator's, at the address that it is given.
    'server/platform/parties/rehearsal/check-party.ts',
  ]);
});

test('THREAT-17: nobody is followed to another address', () => {
  const [, text] = sources.find(([file]) => file.endsWith('send-once.ts')) ?? ['', ''];

  // What becomes of a redirect is tried in tests/parties/adapters.test.ts.
  expect(text).toContain("redirect: 'manual'");
});

test("THREAT-17: a company's library asks through our own transport", () => {
  const libraries = /from '(@optimizely\/optimizely-sdk|plaid|smartystreets-javascript-sdk|twilio)'/;
  const asking = sources.filter(([, text]) => libraries.test(withoutHarmless(text)));

  expect(asking.length).toBeGreaterThan(1);
  for (const [file, text] of asking)
    expect(text, file).toMatch(/\bboundedAdapter\(patienceMs\)|\bsendOnce\(|\bplaidClient\(/);
});
