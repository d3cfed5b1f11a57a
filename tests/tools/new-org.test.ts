/** `flow new-org`: a valid folder by flags or by answers, and nothing at all when something is wrong. */
/** Covers src/tools/commands/new-org.ts, src/tools/new-org/ask.ts, src/tools/new-org. */
import { spawnSync } from 'node:child_process';
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
const make = (code: string, change: Record<string, string> = {}) =>
  run([
    code,
    ...Object.entries({ ...flags, ...change }).flatMap(([key, value]) => [`--${key}`, value]),
    '--yes',
    '--root',
    root,
  ]);

test('a brand of one color leaves the second out, by flags and by answers', async () => {
  const { secondary: _, ...one } = flags;
  const given = Object.entries(one).flatMap(([key, value]) => [`--${key}`, value]);
  expect(await run(['willowgate', ...given, '--yes', '--root', root])).toBe(0);
  expect(readContent(root).orgs.willowgate?.org.theme).toEqual({ primary: '#ffd400' });
  const input = new PassThrough();
  input.end('\n\n\n\n\n');
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

test('address, states, hours and kind are said where they are asked for', async () => {
  const more = {
    kind: 'credit_union',
    address: '12 Mill Lane, Suite 4, Reno, nv 89501',
    states: 'nv, CA NV',
    hours: 'mon-fri 8-18, Sat 9:30-13',
  };
  expect(await make('willowgate', more)).toBe(0);

  const { org } = readContent(root).orgs.willowgate ?? {};
  expect(org).toMatchObject({
    organization: 'CREDIT_UNION',
    companyAddress: { street1: '12 Mill Lane', street2: 'Suite 4', city: 'Reno', state: 'NV', zip: '89501' },
    licensedStates: ['CA', 'NV'],
    supportHoursText: 'Monday to Friday 8 a.m. to 6 p.m., Saturday 9:30 a.m. to 1 p.m., Pacific Time',
  });
  expect(org?.hours?.OPS_PHONE?.map(({ isOpen, startTime }) => (isOpen ? startTime : 'closed'))).toEqual([
    ...Array(5).fill('08:00'),
    '09:30',
    'closed',
  ]);
});

test('what it writes is formatted as the project formats: the lint has nothing to change', async () => {
  const states = 'AL AK AZ AR CA CO CT FL GA IA ID IL IN KS LA MA ME MI MN MO MS';
  expect(await make('willowgate', { states, hours: 'Mon-Sun 6-20' })).toBe(0);

  const file = join(root, 'orgs/willowgate/org.json');
  const { status, stderr, stdout } = spawnSync(
    'node_modules/.bin/biome',
    ['check', '--config-path', '.', '--vcs-enabled=false', file],
    { encoding: 'utf8' },
  );
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Checked 1 file')]);
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
  ['color', { primary: 'tomato' }, /--primary cannot be used\. Write #rrggbb/],
  ['phone', { phone: '12345' }, /--phone cannot be used\. Write a US number/],
  ['email', { email: 'nobody' }, /--email cannot be used/],
  ['NMLS number', { nmls: 'A1' }, /--nmls cannot be used/],
  ['name', { name: 'A <b>bank</b>' }, /--name cannot be used/],
  ['kind', { kind: 'BANK' }, /--kind cannot be used\. Write one of DIRECT/],
  ['address', { address: 'Mill Lane' }, /--address cannot be used/],
  ['list of states', { states: 'California' }, /--states cannot be used/],
  ['week', { hours: 'Mon-Fri 18-8' }, /--hours cannot be used/],
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

test('takes a color without its hash and an NMLS number as it is usually written', async () => {
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
  input.end(
    'tomato\n#1f4d3f\n#c2552d\n99001\n202-555-0123\nHelp@Willowgate.example\nbank\nbroker\n\nCA TX\nsome day\nMon-Fri 8-18\n',
  );

  const asked = await ask({ name: flags.name, short: flags.short }, input, output);

  expect(asked).toEqual({
    ok: true,
    answers: {
      ...flags,
      primary: '#1f4d3f',
      secondary: '#c2552d',
      phone: '+12025550123',
      kind: 'BROKER',
      address: '',
      states: 'CA, TX',
      hours: 'Mon-Fri 8-18',
    },
  });
  expect(String(output.read())).toContain(
    'First brand color (#rrggbb): Write #rrggbb, for example #1f4d3f.\n',
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
