/** A server that starts loads nothing of what plays Twilio: the sandbox does when its library connects. */
/** Covers src/server/chat/routes/chat-socket.ts, src/server/chat/routes/chat-relay.ts, src/server/main.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What a start reads: every file that is imported by a statement, from the first one on. Types are no program. */
function readAtStart(from: string, read = new Set<string>()): Set<string> {
  if (read.has(from) || !existsSync(from)) return read;
  read.add(from);
  const statements = readFileSync(from, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;'"]*?['"](\.[^'"]+)['"]/gm,
  );
  for (const [, target = ''] of statements) readAtStart(resolve(dirname(from), target), read);
  return read;
}

test('no file that a start reads plays Twilio', () => {
  const files = [...readAtStart(resolve('src/server/main.ts'))].map((file) => relative('.', file));

  expect(files).toContain('src/server/chat/routes/chat-socket.ts');
  expect(files).toContain('src/server/chat/routes/chat-relay.ts');
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => file.startsWith('src/server/chat/twilio/'))).toEqual([]);
});
