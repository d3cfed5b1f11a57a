/** Two saves in a row never leave two servers on one data folder, and nothing lives on after Ctrl-C. */
/** Covers src/tools/dev/dev-server.ts. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { devServer } from '../../src/tools/dev/dev-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-server-'));
const log = join(folder, 'log');
// Slow to begin and to end, as a server is that opens a database.
const program = `import { appendFileSync } from 'node:fs';
const note = (what) => appendFileSync(${JSON.stringify(log)}, what + '\\n');
note('begins');
const beat = setInterval(() => undefined, 1000);
process.on('SIGTERM', () => setTimeout(() => { note('ends'); clearInterval(beat); process.exit(0); }, 400));
setTimeout(() => process.send?.({ ready: true }), 300);`;
mkdirSync(join(folder, 'src/server'), { recursive: true });
writeFileSync(join(folder, 'src/server/main.ts'), program);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = () => readFileSync(log, 'utf8').trim().split('\n');

test('a save while the server starts again waits until it has, and the last one serves', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const server = devServer({ program: folder, root: folder, page: '', front: '', onNews: () => undefined });
  await server.start();
  server.restart();
  await new Promise((resume) => setTimeout(resume, 600));
  server.restart();

  await vi.waitFor(() => expect(lines().filter((line) => line === 'begins')).toHaveLength(3), 60_000);
  expect(await server.address()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await server.stop();

  expect(lines()).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
});
