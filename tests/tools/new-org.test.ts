/** `flow new-org`: a valid folder by flags or by answers, and nothing at all when something is wrong. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { run } from '../../src/tools/commands/new-org.ts';
import { ask } from '../../src/tools/new-org/ask.ts';

let root = '';
let said = '';
beforeEach(() => {
  said = '';
  root = mkdtempSync(join(tmpdir(), 'new-org-'));
  for (const folder of ['flows', 'schemas', 'orgs/default'])
    cpSync(folder, join(root, folder), { recursive: true });
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const flags = {
  name: 'Willowgate & Daughters, LLC',
  short: 'Willowgate',
  primary: '#FFD400',
  secondary: '#5b2d8e',
  nmls: '99001',
  phone: '(202) 555-0123',
  email: 'help@willowgate.example',
};
const make = (code: string, change: Partial<typeof flags> = {}) =>
  run([
    code,
    ...Object.entries({ ...flags, ...change }).flatMap(([key, value]) => [`--${key}`, value]),
    '--yes',
    '--root',
    root,
  ]);

test('a brand of one colour leaves the second out, by flags and by answers', async () => {
  const { secondary: _, ...one } = flags;
  const given = Object.entries(one).flatMap(([key, value]) => [`--${key}`, value]);
  expect(await run(['willowgate', ...given, '--yes', '--root', root])).toBe(0);
  expect(readContent(root).orgs.willowgate?.org.theme).toEqual({ primary: '#ffd400' });
  const input = new PassThrough();
  input.end('\n');
  expect(await ask(one, input, new PassThrough())).toMatchObject({ ok: true, answers: { secondary: '' } });
});

test('by flags it writes a folder that the content accepts', async () => {
  expect(await make('willowgate')).toBe(0);

  expect(said).toMatch(/wrote orgs\/willowgate\/org\.json\nwrote orgs\/willowgate\/logo\.svg/);
  const { org } = readContent(root).orgs.willowgate ?? {};
  expect(org).toMatchObject({
    companyName: 'Willowgate & Daughters, LLC',
    supportPhoneNumber: { number: '+12025550123' },
    phoneFormatted: '(202) 555-0123',
    theme: { primary: '#ffd400' },
    hosts: ['apply.willowgate.example'],
    footerImage: 'EHO',
  });
  expect(readFileSync(join(root, 'orgs/willowgate/logo.svg'), 'utf8')).toContain('>Willowgate</text>');
});

test.each([
  ['Acme', /"Acme" is no code/],
  ['../up', /is no code/],
  ['', /Which code\?/],
  ['default', /There is a lender "default" already/],
])('refuses the code "%s"', async (code, says) => {
  expect(await make(code)).toBe(1);
  expect(said).toMatch(says);
});

test.each([
  ['colour', { primary: 'tomato' }, /--primary cannot be used\. Write #rrggbb/],
  ['phone', { phone: '12345' }, /--phone cannot be used\. Write a US number/],
  ['email', { email: 'nobody' }, /--email cannot be used/],
  ['NMLS number', { nmls: 'A1' }, /--nmls cannot be used/],
  ['name', { name: 'A <b>bank</b>' }, /--name cannot be used/],
])('refuses a wrong %s and leaves no folder', async (_, change, says) => {
  expect(await make('willowgate', change)).toBe(1);
  expect(said).toMatch(says);
  expect(existsSync(join(root, 'orgs/willowgate'))).toBe(false);
});

test('refuses a lender whose host another has, by the words of the check', async () => {
  await make('willowgate');

  expect(await make('willowgate-two')).toBe(1);
  expect(said).toMatch(/HOST_TAKEN orgs\/willowgate-two\/org\.json#\/hosts\/0/);
  expect(existsSync(join(root, 'orgs/willowgate-two'))).toBe(false);
});

test('takes a colour without its hash and an NMLS number as it is usually written', async () => {
  expect(await make('willowgate', { primary: '1F4D3F', nmls: 'NMLS #99001' })).toBe(0);

  const { org } = readContent(root).orgs.willowgate ?? {};
  expect([org?.theme.primary, org?.companyNMLS]).toEqual(['#1f4d3f', '99001']);
});

test('says which flags are missing', async () => {
  expect(await run(['willowgate', '--yes', '--root', root])).toBe(1);
  expect(said).toMatch(/--name is missing\./);
});

test('asks for what the flags do not say, and again after a wrong answer', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end('tomato\n#1f4d3f\n#c2552d\n99001\n202-555-0123\nHelp@Willowgate.example\n');

  const asked = await ask({ name: flags.name, short: flags.short }, input, output);

  expect(asked).toEqual({
    ok: true,
    answers: {
      ...flags,
      primary: '#1f4d3f',
      secondary: '#c2552d',
      phone: '+12025550123',
    },
  });
  expect(String(output.read())).toContain(
    'First brand colour (#rrggbb): Write #rrggbb, for example #1f4d3f.\n',
  );
});

test('stops when the answers end early', async () => {
  const input = new PassThrough();
  input.end('Willowgate\n');

  expect(await ask({}, input, new PassThrough())).toEqual({
    ok: false,
    problems: ['"Short name" was not answered.'],
  });
});
