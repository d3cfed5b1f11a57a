/** The decide command as its users run it: lines in, lines out, whatever the lines hold. */
/** Covers src/tools/flow.ts, src/tools/commands/decide.ts, src/tools/decide. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cases } from '../flows/heloc-core.ts';

const tool = fileURLToPath(new URL('../../src/tools/flow.ts', import.meta.url));
const command = ['--import', 'tsx', tool, 'decide'];

test('every whole snapshot of the cases, in order, with the keys in their order', () => {
  const given: Array<{ in: object; out: object }> = cases('decide');
  const { lines, status } = decide(given.map((one) => JSON.stringify(one.in)).join('\n'));
  expect(status).toBe(0);
  expect(lines).toEqual(given.map((one) => JSON.stringify(one.out)));
});

test('a malformed line answers with an error and the run goes on', () => {
  const malformed = [
    'not json',
    '{"profile":',
    '[]',
    'null',
    '7',
    '"text"',
    '{"profile":[]}',
    '{"application":"x"}',
    '{"application":{"status":[]}}',
    '{"step":7}',
    '{"events":"decline"}',
    '{"events":[7]}',
    '{"events":["noSuchEvent"]}',
    '{"events":["__proto__"]}',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"profile":${'{"a":'.repeat(100)}1${'}'.repeat(101)}`,
    `{"profile":{"note":"${'x'.repeat(2 * 1024 * 1024)}"}}`,
  ];
  const { lines, status } = decide([...malformed, '{}'].join('\n'));
  expect(status).toBe(0);
  expect(lines).toHaveLength(malformed.length + 1);
  for (const line of lines.slice(0, -1)) expect(Object.keys(JSON.parse(line))).toEqual(['error']);
  expect(lines.at(-1)).toBe('{"state":"profile","path":"start/profile","fired":[],"refused":[]}');
});

test('blank lines are passed over; carriage returns, a byte order mark and a missing last newline do no harm', () => {
  const { lines } = decide('\uFEFF{}\r\n\r\n   \n\n{"step":"HMDA"}');
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['start/profile', 'start/hmda']);
});

test('keys that would reach prototypes are plain data', () => {
  const line = '{"profile":{"__proto__":{"dob":"x"}},"application":{"constructor":{}}}';
  expect(decide(line).lines).toEqual(['{"state":"profile","path":"start/profile","fired":[],"refused":[]}']);
});

test('every entity that rules read may stand in a snapshot', () => {
  const facts = { address: { location: { state: 'TX' } }, figures: {}, liens: {}, bank: null };
  expect(decide(JSON.stringify(facts)).lines).toEqual([
    '{"state":"profile","path":"start/profile","fired":[],"refused":[]}',
  ]);
});

test.each([
  ['{"aplication":{}}', 'There is no member "aplication". Did you mean "application"?'],
  ['{"__proto__":{"polluted":1}}', 'There is no member "__proto__".'],
  ['{"hmda":{"race":["5"]}}', 'There is no member "hmda".'],
  ['{"liens":[]}', '"liens" must be an object.'],
  ['{"step":"HDMA"}', 'There is no step "HDMA". Did you mean "HMDA"?'],
])('%s is refused: what is misspelt decides nothing in silence', (line, error) => {
  expect(decide(line).lines.map((answer) => JSON.parse(answer))).toEqual([{ error }]);
});

test('the command answers no input with no output', () => {
  expect(decide('')).toMatchObject({ lines: [], status: 0 });
});

test('an unknown flow or lender is said in a sentence', () => {
  const flow = spawnSync(process.execPath, [...command, '--flow', 'helok'], { input: '', encoding: 'utf8' });
  const org = spawnSync(process.execPath, [...command, '--org', 'nobody'], { input: '', encoding: 'utf8' });
  expect([flow.status, flow.stderr]).toEqual([1, expect.stringContaining('There is no flow "helok".')]);
  expect([org.status, org.stderr]).toEqual([1, expect.stringContaining('There is no lender "nobody".')]);
});

test('a reader who leaves early ends the run quietly', async () => {
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  child.stdin.on('error', () => undefined);
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end('{}\n'.repeat(200_000));
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, complaints]).toEqual([0, '']);
});

test('answers come while the input is still open', async () => {
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write('{}\n');
  const first = await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(String(first)).toContain('start/profile');
  child.stdin.end();
  await new Promise((resolve) => child.once('close', resolve));
});

function decide(input: string): { lines: string[]; status: number | null } {
  const { stdout, status } = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  return { lines: stdout.split('\n').slice(0, -1), status };
}
