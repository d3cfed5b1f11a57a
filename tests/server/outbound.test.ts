/** Threat T17: the server opens connections to nobody whom a client could name: its only ways out are listed here. */
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
  /\bfetch\(|from '(node:)?(https?|net|tls|dgram|http2|undici|nodemailer)'|createTransport|new WebSocket/;

test('threat T17: only the carriers of messages and the database reach out, to addresses of the environment', () => {
  const reaching = sources.filter(([, text]) => waysOut.test(text)).map(([file]) => file);

  expect(sources.length).toBeGreaterThan(300);
  expect(reaching.sort()).toEqual([
    'server/vendors/carriers/smtp-carrier.ts',
    'server/vendors/carriers/webhook-carrier.ts',
  ]);
});

test('threat T17: nobody is followed to another address', () => {
  const [, text] = sources.find(([file]) => file.endsWith('webhook-carrier.ts')) ?? ['', ''];

  expect(text).toContain("redirect: 'error'");
});
