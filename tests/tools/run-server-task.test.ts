/** A task of the server's own program is refused in a sentence where there is no data. */
/** Covers src/tools/run-server-task.ts, src/tools/commands/{reviewer,retention}.ts. */
import { afterEach, expect, test, vi } from 'vitest';
import { run as retain } from '../../src/tools/commands/retention.ts';
import { run } from '../../src/tools/commands/reviewer.ts';
import { runServerTask } from '../../src/tools/run-server-task.ts';

afterEach(() => vi.restoreAllMocks());

test('a folder that is not there is named, and nothing is started', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(runServerTask(['reviewer'], '/no/such/folder')).toBe(1);
  expect(await run(['--email', 'ann@example.com', '--data', '/no/such/folder'])).toBe(1);
  expect(await retain(['--hold', 'HL1', '--because', 'A matter', '--data', '/no/such/folder'])).toBe(1);
  const sentence = 'There is no folder /no/such/folder. Name the data folder of the server.\n';
  expect(said.mock.calls.map(([words]) => words)).toEqual([sentence, sentence, sentence]);
});

test('an option that the command does not have is refused before anything else', async () => {
  await expect(run(['--mail', 'ann@example.com'])).rejects.toThrow("Unknown option '--mail'");
});
