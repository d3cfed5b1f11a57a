/** Behaviour that differs by page, step, state of the machine or lender is data: src/ never writes one of their names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('no file of src/ names a page, a step, a machine state or a lender', () => {
  const facts = new Set(statusValues());
  const steps = keysOf('flows/heloc/steps.json', 'steps').filter((step) => !facts.has(step));
  const names = new Set([...pages(), ...steps, ...lenders()]);
  const found = files('src')
    .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('/types/'))
    .flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
    .filter(({ text }) => names.has(text))
    .map(({ file, text }) => `${relative(root, file)}: ${text}`);
  expect(found).toEqual([]);
});

test('no file of src/ decides by the code of a US state', () => {
  // A vendor of the sandbox is data: its notary has to sit somewhere. Words of facts (OK) and compass points (NE) are no states.
  const codes = new Set(usStates().filter((code) => !statusValues().includes(code)));
  const found = files('src')
    .filter((file) => /\.(ts|tsx)$/.test(file) && !/\/(types|sandbox)\//.test(file))
    .filter((file) => !file.endsWith('engine/text/title.ts'))
    .flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
    .filter(({ text }) => codes.has(text))
    .map(({ file, text }) => `${relative(root, file)}: ${text}`);
  expect(codes.size).toBeGreaterThan(45);
  expect(found).toEqual([]);
});

test('the search finds a name that is there', () => {
  expect(literals("const a = 'start/hmda'; // it's `x`")).toContain('start/hmda');
  expect(pages()).toContain('start/hmda');
});

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

/** Values of facts (a checklist's RECORDING, a title's FINAL_TITLE_PROCESSING) that share a word with a step. */
function statusValues(): string[] {
  const file = join(root, 'schemas/domain/enumerations.schema.json');
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    definitions: Record<string, { enum?: string[] }>;
  };
  return Object.entries(definitions).flatMap(([name, { enum: values = [] }]) =>
    ['step', 'usState'].includes(name) ? [] : values,
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
