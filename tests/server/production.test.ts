/** Production is production: it starts with real parties or not at all, and knows nothing of the sample borrowers (FINDING-D2). */
/**
 * Covers src/server/start/{open-parties,require-settings,greeting}.ts, src/server/start/require-settings.ts, src/server/platform/world/settings.ts, src/server/start.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { partyNames, settingOf } from '../../src/server/platform/parties/parties.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { greeting } from '../../src/server/start/greeting.ts';
import { openParties } from '../../src/server/start/open-parties.ts';
import { requireSettings } from '../../src/server/start/require-settings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const src = join(root, 'src/server');

const own = {
  DATABASE_URL: 'postgres://hearthline:secret@db.example/hearthline?sslmode=verify-full',
  HEARTHLINE_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  HEARTHLINE_APPROVERS: `Ann Alvarez:${'A'.repeat(43)}`,
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'no-reply@lender.example',
  SMS_WEBHOOK_URL: 'https://texts.example/hook?token=1',
  SMS_WEBHOOK_KEY: `us:${'k'.repeat(32)}`,
  SMS_INBOUND_SECRET: 'i'.repeat(32),
};
// Without the language model the chatbot's answers stay as they are written; without the directory no originator has a card.
const optional = ['answerChoice', 'chatRelay', 'originators'];
const asked = partyNames.filter((party) => !optional.includes(party));
const ofParties = Object.fromEntries(
  asked.flatMap((party) => [
    [`${settingOf(party)}_URL`, 'https://party.example/hearthline/'],
    [`${settingOf(party)}_KEY`, `us:${'k'.repeat(32)}`],
  ]),
);
const complete: Record<string, string> = { HEARTHLINE_MODE: 'production', ...own, ...ofParties };

test('production with every setting has parties to ask, and with an empty environment names all that are missing', async () => {
  const settings = readSettings(complete);
  const parties = await openParties(settings, root, { now: Date.now });

  expect(settings.parties.flood.url).toBe('https://party.example/hearthline');
  expect(parties.paceMs).toBe(0);
  expect(() => requireSettings(readSettings({ HEARTHLINE_MODE: 'production' }))).toThrow(
    `Production does not start without these settings (docs/operations.md and docs/companies.md say what each is):\n${Object.keys(
      {
        ...own,
        ...ofParties,
      },
    )
      .map((name) => `  ${name}`)
      .join('\n')}`,
  );
});

test.each(Object.keys({ ...own, ...ofParties }))('production does not start without %s', async (name) => {
  const { [name]: _, ...others } = complete;
  const opening = openParties(readSettings(others), root, { now: Date.now });

  await expect(opening).rejects.toThrow(new RegExp(`is\\):\\n  ${name}$`));
});

const databases: [url: string, starts: boolean][] = [
  ['postgres://u:secret@db.example/x', false],
  ['postgres://u:secret@10.0.0.7:5432/x', false],
  ['postgres://u:secret@db.example/x?sslmode=disable', false],
  ['postgres://u:secret@db.example/x?sslmode=prefer', false],
  ['postgres://u:secret@db.example/x?sslmode=no-verify', false],
  ['postgres://u:secret@db.example/x?sslmode=verify-full&sslmode=disable', false],
  ['postgres://u:secret@localhost/x?host=db.example', false],
  ['postgres://u:secret@localhost.db.example/x', false],
  ['postgres://u:secret@db.example/x?sslmode=verify-full', true],
  ['postgres://u:secret@db.example/x?sslmode=verify-full&sslrootcert=/etc/ssl/db.pem', true],
  ['postgres://u:secret@127.0.0.1:5432/x', true],
  ['postgres://u:secret@[::1]/x', true],
  ['postgres:///x?host=/var/run/postgresql', true],
  ['postgres://u@%2Fvar%2Frun%2Fpostgresql/x', true],
];

test.each(databases)('ASVS 12.3.1: production with its database at %s starts: %s', async (url, starts) => {
  const open = (env: object) => () =>
    requireSettings(readSettings({ ...complete, DATABASE_URL: url, ...env }));
  if (starts) expect(open({})).not.toThrow();
  else
    expect(open({})).toThrow(/^DATABASE_URL goes to another machine without TLS\. Add \?sslmode=verify-full/);
  expect(open({ HEARTHLINE_DATABASE_TLS: 'off' })).not.toThrow();
  // A sentence goes to logs: the password does not.
  if (!starts) expect(open({})).not.toThrow(/secret/);
  expect(open({ HEARTHLINE_MODE: 'sandbox' })).not.toThrow();
});

test('a party that is optional is asked for both of its settings, or none', async () => {
  for (const name of optional.map((party) => settingOf(party as (typeof partyNames)[number]))) {
    const half = { ...complete, [`${name}_URL`]: 'https://party.example/part' };
    const opening = openParties(readSettings(half), root, { now: Date.now });

    await expect(opening).rejects.toThrow(new RegExp(`is\\):\\n {2}${name}_KEY$`));
  }
});

const wrong: [name: string, value: string, sentence: string][] = [
  ['FLOOD_URL', 'http://flood.example', 'FLOOD_URL is the https address of the party'],
  ['FLOOD_URL', 'https://user@flood.example', 'FLOOD_URL is the https address of the party'],
  ['FLOOD_URL', 'https://flood.example/?a=1', 'FLOOD_URL is the https address of the party'],
  ['FLOOD_URL', 'flood.example', 'FLOOD_URL is the https address of the party'],
  ['FLOOD_KEY', `us:${'k'.repeat(31)}`, 'FLOOD_KEY must be "id:secret"'],
  ['FLOOD_KEY', 'k'.repeat(40), 'FLOOD_KEY must be "id:secret"'],
  ['SMS_WEBHOOK_URL', 'http://texts.example/hook', 'SMS_WEBHOOK_URL must begin with https://'],
];

test.each(wrong)('%s=%s is refused, and the value is not repeated', (name, value, sentence) => {
  let said = '';
  try {
    readSettings({ ...complete, [name]: value });
  } catch (error) {
    said = String(error);
  }
  expect(said).toContain(sentence);
  expect(said).not.toContain(value);
});

test('a party on this machine may be asked without TLS', () => {
  for (const host of ['127.0.0.1:9000', 'localhost', '[::1]:1'])
    expect(readSettings({ FLOOD_URL: `http://${host}/flood` }).parties.flood.url).toContain(host);
});

const staged = {
  HEARTHLINE_MODE: 'staging',
  DATABASE_URL: own.DATABASE_URL,
  HEARTHLINE_MASTER_KEY: own.HEARTHLINE_MASTER_KEY,
};
const ada = { email: 'a@example.com', firstName: 'Ada', lastName: 'Alvarez' };

test('staging starts with two settings: sample companies answer, and letters go to a file', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearthline-staging-'));
  const settings = { ...readSettings(staged), dataFolder };
  const parties = await openParties(settings, root, { now: Date.now });

  expect(await parties.flood.determine(ada, 1)).toMatchObject({ pending: false });
  await parties.carriers.SMS?.send({ channel: 'SMS', to: '+12025550100', subject: '', text: 'Code 123456' });
  expect(readFileSync(join(dataFolder, 'outbox.jsonl'), 'utf8')).toContain('Code 123456');
  expect(() => requireSettings(readSettings({ HEARTHLINE_MODE: 'staging' }))).toThrow(
    /^Staging does not start .*:\n {2}DATABASE_URL\n {2}HEARTHLINE_MASTER_KEY$/,
  );
  rmSync(dataFolder, { recursive: true });
});

test('in staging companies go live one by one: one with settings is asked, the start says who is left', async () => {
  const flood = { FLOOD_URL: 'http://127.0.0.1:9/flood', FLOOD_KEY: `us:${'k'.repeat(32)}` };
  const settings = readSettings({ ...staged, ...flood, ORIGINATORS_URL: 'sandbox:' });
  const parties = await openParties(settings, root, { now: Date.now });
  const asking = { application: '7f5c1f0e-1111-4222-8333-944455556666', occasion: 'one' };

  await expect(parties.flood.determine({ ...ada, asking }, 1)).rejects.toThrow('the question does not fit');
  expect(await parties.notary.acceptsRemote(ada)).toBe(true);
  expect(await parties.originators.find('x', 'default')).toMatchObject({ userInfo: { firstName: 'Jordan' } });
  const said = greeting(settings, 'https://staging.example');
  expect(said).toContain('    NOTARY_URL\n');
  expect(said).toContain('    ORIGINATORS_URL\n');
  expect(said).not.toContain('FLOOD_URL');
  expect(said).not.toContain('000000');
  const texts = { SMS_WEBHOOK_URL: 'https://texts.example/hook' };
  expect(() => requireSettings(readSettings({ ...staged, ...texts }))).toThrow(
    /:\n {2}SMS_WEBHOOK_KEY\n {2}SMS_INBOUND_SECRET$/,
  );
  const { FLOOD_KEY: _, ...half } = { ...staged, ...flood };
  expect(() => requireSettings(readSettings(half))).toThrow(/\n {2}FLOOD_KEY$/);
});

test('a sandbox that other machines reach says what they can do there; one of this machine says nothing of it', () => {
  const said = (HOST: string) => greeting(readSettings({ HOST }), 'http://127.0.0.1:3000');
  for (const host of ['0.0.0.0', '::', '10.0.0.7'])
    expect(said(host)).toContain('whoever reaches it can log in with code 000000 and move its clock');
  for (const host of ['', '127.0.0.1', 'localhost', '::1']) expect(said(host)).not.toContain('whoever');
});

test('production refuses a sample company, and says which mode has them', () => {
  const settings = readSettings({ ...complete, FLOOD_URL: 'sandbox:' });
  expect(() => requireSettings(settings)).toThrow(
    'FLOOD_URL asks for a sample company. Only staging has them: HEARTHLINE_MODE=staging.',
  );
});

test('only those whom some page or job asks are required', () => {
  const rows = readdirSync(src).map((room) => `${room}/routes`);
  const rooms = ['effects', 'handlers', 'facts', 'submission', ...rows].filter((room) =>
    existsSync(join(src, room)),
  );
  const text = rooms.flatMap((room) => readAll(join(src, room))).join('\n');
  const isAsked = (party: string) =>
    new RegExp(`\\bparties\\.${party}\\b|\\{ ${party} \\} = \\w+\\.parties`).test(text);
  const found = partyNames.filter(isAsked);

  expect(found.sort()).toEqual([...asked].sort());
});

test('no file that production loads is one of the sandbox’s companies, and none of them is in its memory', () => {
  const loaded = loadedFrom(join(src, 'main.ts')).map((file) => relative(src, file));

  expect(loaded.length).toBeGreaterThan(250);
  expect(loaded).toContain('platform/parties/over-http.ts');
  expect(loaded.filter((file) => /sandbox\/|\bparties\/.*sandbox/.test(file))).toEqual([]);
});

function readAll(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The file and what it imports from the start, types aside; what is imported later is in parentheses. */
function loadedFrom(start: string): string[] {
  const found = new Set([start]);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, what = '', from = ''] of text.matchAll(/^(?:import|export) ([^'"]*?from )?'(\.[^']+)'/gms))
      if (!what.startsWith('type ')) found.add(join(dirname(file), from));
  }
  return [...found];
}
