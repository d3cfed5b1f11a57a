/** Behavior that differs by page, step, state of the machine or lender is data: src/ never writes one of their names. */
/** Covers src. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../src/types/site.ts';

const root = join(import.meta.dirname, '..');

test('no file of src/ names a page, a step, a machine state or a lender', () => {
  const names = new Set([...pages(), ...steps(), ...lenders()]);
  const found = files('src')
    .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('/types/'))
    .filter((file) => !PARTY_SETTINGS.some((one) => file.endsWith(one)))
    .flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
    .filter(({ text }) => names.has(text))
    .map(({ file, text }) => `${relative(root, file)}: ${text}`);
  expect(found).toEqual([]);
});

// Of the settings of outside parties, one begins with the word RECORDING.
const PARTY_SETTINGS = ['src/server/platform/parties/party-settings.ts'];

test('no file of src/ decides by the code of a US state', () => {
  // A party of the sandbox is data: its notary has to sit somewhere. Words of facts (OK) and compass points (NE) are no states.
  const codes = new Set(usStates().filter((code) => !statusValues().includes(code)));
  const found = files('src')
    .filter(
      (file) =>
        /\.(ts|tsx)$/.test(file) && !/\/types\/|\/sandbox\/|\/parties\/.+\/(sandbox|quiz)\.ts$/.test(file),
    )
    .filter((file) => !file.endsWith('engine/text/title.ts'))
    .flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
    .filter(({ text }) => codes.has(text))
    .map(({ file, text }) => `${relative(root, file)}: ${text}`);
  expect(codes.size).toBeGreaterThan(45);
  expect(found).toEqual([]);
});

test('no file of src/ writes an address of flows/site.json', () => {
  const known = addresses();
  const found = files('src')
    .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('/types/'))
    .filter((file) => !MAIN_SITE.some((one) => file.endsWith(one)))
    .flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
    .filter(({ text }) => isAddress(text, known))
    .map(({ file, text }) => `${relative(root, file)}: ${text}`);
  expect(found).toEqual([]);
});

// The pages of a new lender's own site, below its own https address.
const MAIN_SITE = ['src/tools/new-org/lender-files.ts'];

test('the search finds a name that is there', () => {
  expect(literals("const a = 'start/hmda'; // it's `x`")).toContain('start/hmda');
  expect(pages()).toContain('start/hmda');
  // What the funding keeps is a step, and no file of src/ writes it.
  for (const step of ['RESCISSION', 'RECORDING', 'FUNDABLE', 'HMDA']) expect(steps()).toContain(step);
  const known = addresses();
  expect(known.size).toBeGreaterThan(25);
  for (const text of ['/dashboard', '/register?step=name', '/heloc-signer/sign', `\${base}/dashboard`])
    expect(isAddress(text, known), text).toBe(true);
  for (const text of ['/', '/dashboards', '/identity/api/v1/login', `\${base}/api/v3/login`, 'a/dashboard'])
    expect(isAddress(text, known), text).toBe(false);
});

/** Where the site leads to or from: places, redirects, menus, open paths. "/" and the product's own prefix name nothing. */
function addresses(): Set<string> {
  const site = JSON.parse(readFileSync(join(root, 'flows/site.json'), 'utf8')) as Site;
  const { links = {}, publicPaths = [], redirects = [], menus = {} } = site;
  const all = [
    ...Object.values<string>(links),
    ...publicPaths,
    ...redirects.flatMap(({ from, to }) => [from, to]),
    ...Object.values(menus).flatMap((menu) => menu.map(({ to }) => to)),
  ];
  const plain = all.map((path) => path.replace(/\*$/, '')).filter((path) => path.startsWith('/'));
  return new Set(plain.filter((path) => path !== '/' && path !== '/account'));
}

/** True for an address, with a query or with more behind it, at the start of a text or right after its first slots. */
function isAddress(text: string, known: ReadonlySet<string>): boolean {
  const path = text.replace(/^(\$\{[^}]*\})+/, '').replace(/[?#$].*$/s, '');
  return [...known].some((address) => path === address || path.startsWith(`${address}/`));
}

function usStates(): string[] {
  const file = join(root, 'schemas/domain/enumerations.schema.json');
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    definitions: { usState: { enum: string[] } };
  };
  return definitions.usState.enum;
}

/** Page ids that could be nothing else: those with a path, so that plain words such as "name" stay words. */
function pages(): string[] {
  return readdirSync(join(root, 'flows'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = join(root, 'flows', name, 'pages');
      return files(folder).map((file) => relative(folder, file).replace(/\.json$/, ''));
    })
    .filter((id) => id.includes('/'));
}

function steps(): string[] {
  const facts = new Set(statusValues());
  return keysOf('flows/heloc/steps.json', 'steps').filter((step) => !facts.has(step));
}

function lenders(): string[] {
  return readdirSync(join(root, 'orgs')).filter((code) => code !== 'default');
}

function keysOf(file: string, part: string): string[] {
  const content = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  return Object.keys(content[part] ?? {}).filter((name) => /^[A-Z_]+$/.test(name));
}

/** Values of facts (a title's FINAL_TITLE_PROCESSING) that share a word with a step. The checklist's are the steps themselves. */
function statusValues(): string[] {
  const file = join(root, 'schemas/domain/enumerations.schema.json');
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    definitions: Record<string, { enum?: string[] }>;
  };
  return Object.entries(definitions).flatMap(([name, { enum: values = [] }]) =>
    ['step', 'checklistStatus', 'usState', 'mailState', 'mailCountry'].includes(name) ? [] : values,
  );
}

function files(folder: string): string[] {
  const path = folder.startsWith('/') ? folder : join(root, folder);
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

function literals(code: string): string[] {
  return [...code.matchAll(/(['"`])((?:\\.|(?!\1).)*?)\1/g)].map((match) => match[2] ?? '');
}
