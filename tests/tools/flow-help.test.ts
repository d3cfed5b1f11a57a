/** `npm run flow`: every command says how it is used, and what to do about an option that it does not have. */
/** Covers src/tools/run.mjs, src/tools/{flow-help,flow}.ts. */
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../src/tools/flow.ts';

const commands = ['acceptance', 'ask', 'check', 'decide', 'explain', 'graph', 'new-org'];
let out = '';
let wrong = '';
beforeEach(() => {
  out = '';
  wrong = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    wrong += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(commands)('%s --help says what it does and each of its options, and does nothing', async (name) => {
  expect(await main([name, '--help'])).toBe(0);
  expect(wrong).toBe('');
  expect(out).toMatch(new RegExp(`^npm run flow -- ${name} .+\n\n {2}[A-Z].+\\.\n\n( {2}\\S.+\n)+$`));
  const [whole] = [out];
  out = '';
  expect(await main(['help', name])).toBe(0);
  expect(out).toBe(whole);
});

test.each(commands)('%s refuses an option that it does not have and shows those it has', async (name) => {
  expect(await main([name, '--rooot', 'x'])).toBe(2);
  expect(wrong).toMatch(/^There is no option --rooot\./);
  expect(wrong).toContain(`npm run flow -- ${name}`);
  expect(out).toBe('');
});

test('the command guesses what a misspelt word meant', async () => {
  await main(['check', '--jsn']);
  expect(wrong).toContain('There is no option --jsn. Did you mean "--json"?');
});

test('an option without its value is a mistake of the caller, not of the program', async () => {
  expect(await main(['graph', '--out'])).toBe(2);
  expect(wrong).toContain('npm run flow -- graph');
});

test('it runs from any folder', () => {
  const run = fileURLToPath(new URL('../../src/tools/run.mjs', import.meta.url));
  expect(
    execFileSync(process.execPath, [run, 'flow', 'help'], { cwd: tmpdir(), encoding: 'utf8' }),
  ).toContain('new-org');
});

test('help names every command', async () => {
  expect(await main([])).toBe(0);
  for (const name of commands) expect(out).toMatch(new RegExp(`^ {2}${name} .*\\.$`, 'm'));
});
