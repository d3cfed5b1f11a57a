/** What editors are told: every `$schema` leads to the schema of its file, which knows today's names and refuses all others. */
/**
 * Covers src/engine/facts/facts.ts, src/tools/editor/{editor-schemas,schema-path,write-editor-schemas}.ts,
 *   src/tools/editor.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect, onTestFinished, test } from 'vitest';
import { readWritten } from '../../src/content/files/read-files.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { editorSchemas } from '../../src/tools/editor/editor-schemas.ts';
import { schemaPath } from '../../src/tools/editor/schema-path.ts';
import { writeEditorSchemas } from '../../src/tools/editor/write-editor-schemas.ts';

const { tree } = readWritten('.');
const described = [...tree].filter(([path]) => schemaPath(path) !== undefined);

// An editor follows references by the address of the file, and knows no `$id`.
const ajv = new Ajv({ strict: false, allErrors: true, discriminator: true, validateFormats: false });
const made = editorSchemas(tree);
const meta = [...tree.keys()].filter((one) => one.startsWith('schemas/meta/'));
for (const [path, text] of [
  ...Object.entries(made),
  ...meta.map((one) => [one, readFileSync(one, 'utf8')]),
]) {
  const { $id: _, ...schema } = JSON.parse(text ?? '');
  ajv.addSchema({ ...schema, $id: `file:///${path}` });
}
const validators = new Map<string, ValidateFunction | undefined>();
function faults(path: string, json: unknown): string[] {
  const place = `file:///${schemaPath(path)}`;
  if (!validators.has(place)) validators.set(place, ajv.getSchema(place));
  const validate = validators.get(place);
  if (!validate) throw new Error(`no schema for ${path}`);
  return validate(json)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('what the install step made is told anew by `npm run types` when the content has changed', () => {
  const root = mkdtempSync(`${tmpdir()}/editor-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['flows', 'schemas/domain', 'schemas/meta', 'orgs/default'])
    cpSync(folder, join(root, folder), { recursive: true });
  cpSync('schemas/vocabulary.json', join(root, 'schemas/vocabulary.json'));
  writeEditorSchemas(root);
  const rules = join(root, 'flows/heloc/rules/property.json');
  const text = readFileSync(rules, 'utf8');
  writeFileSync(rules, text.replace('"isPropertyMissing"', '"isHomeUnknown"'));
  writeEditorSchemas(root);
  const pages = readFileSync(join(root, 'schemas/editor/heloc/page.schema.json'), 'utf8');
  const names = readFileSync(join(root, 'schemas/editor/names.schema.json'), 'utf8');

  expect(pages + names).toContain('isHomeUnknown');
});

test('every file of a language says which schema describes it, and that is the one of its place', () => {
  const wrong = described.flatMap(([path, json]) => {
    const named = isRecord(json) ? join(dirname(path), String(json.$schema)) : '';
    return named === schemaPath(path) ? [] : [`${path} should name ${schemaPath(path)}`];
  });

  expect(described.length).toBeGreaterThan(190);
  expect(wrong).toEqual([]);
});

test('every `$schema` leads to a file', () => {
  const dead = [...tree].flatMap(([path, json]) => {
    const named = isRecord(json) && typeof json.$schema === 'string' ? json.$schema : undefined;
    if (named === undefined || /^https?:/.test(named)) return [];
    const file = join(dirname(path), named);
    return file in made || existsSync(file) ? [] : [`${path}: ${named}`];
  });

  expect(dead).toEqual([]);
});

test('no schema for editors complains about right content', () => {
  expect(described.flatMap(([path, json]) => faults(path, json).map((fault) => `${path}${fault}`))).toEqual(
    [],
  );
});

type Edit = (json: Record<string, never>) => void;
const select = 'flows/heloc/pages/product/select.json';
const patch = 'orgs/sunhatch/flows/heloc/pages/product/select.json';
const put =
  (value: unknown, ...keys: string[]): Edit =>
  (json) => {
    const last = keys.pop() ?? '';
    const at = keys.reduce<Record<string, unknown>>((part, key) => {
      part[key] ??= {};
      return part[key] as Record<string, unknown>;
    }, json);
    at[last] = value;
  };

test.each<[string, string, Edit, string]>([
  ['a widget', select, put('slidre', 'ui', 'offer', 'ui:widget'), '/ui/offer/ui:widget'],
  [
    'an option of a widget',
    select,
    put({ 'ui:widget': 'money', 'ui:options': { stpe: 1 } }, 'ui', 'x'),
    '/ui/x/ui:options',
  ],
  ['a rule', select, put('isTexsa', 'when', 'x'), '/when/x'],
  [
    'a rule of another flow',
    'flows/register/pages/name.json',
    put('isPropertyMissing', 'when', 'x'),
    '/when/x',
  ],
  ['an entity', select, put(['offfer'], 'writes'), '/writes/0'],
  [
    'a place',
    select,
    put({ $ref: 'profile#/properties/emial' }, 'schema', 'properties', 'x'),
    '/schema/properties/x/$ref',
  ],
  [
    'a format',
    select,
    put({ type: 'string', format: 'iso-dat' }, 'schema', 'properties', 'x'),
    '/schema/properties/x/format',
  ],
  ['a check', select, put([{ check: 'sam', fields: ['offer'], message: 'x' }], 'checks'), '/checks/0/check'],
  [
    'an effect',
    select,
    put(['pull-soft-credti'], 'actions', 'submit', 'effects'),
    '/actions/submit/effects/0',
  ],
  ['a progress key', select, put('OFER', 'progress'), '/progress'],
  ['a block', select, put([{ block: 'txt' }], 'content'), '/content/0'],
  ['a key', select, put('x', 'titel'), ''],
  [
    'a page in a step',
    'flows/heloc/steps.json',
    put([{ when: 'always', to: 'lien' }], 'steps', 'HMDA', 'routes'),
    '/steps/HMDA/routes/0/to',
  ],
  [
    'a derived step',
    'flows/heloc/steps.json',
    put([{ when: 'always', step: 'HDMA' }], 'derive'),
    '/derive/0/step',
  ],
  [
    'a state',
    'flows/heloc/machine.json',
    put([{ name: 'x', from: 'any', to: 'lien', when: 'never' }], 'transitions'),
    '/transitions/0/to',
  ],
  [
    'a rule in a rule',
    'flows/heloc/rules/property.json',
    put({ means: 'Broken.', logic: { rule: 'isTexsa' } }, 'isX'),
    '/isX/logic/rule',
  ],
  [
    'an operator',
    'flows/heloc/rules/property.json',
    put({ means: 'Broken.', logic: { nott: 1 } }, 'isX'),
    '/isX/logic',
  ],
  ['a rule in a lender’s patch', patch, put('isTexsa', 'when', 'x'), '/when/x'],
  ['a part', select, put({ use: 'actions/sav' }, 'actions', 'submit'), '/actions/submit/use'],
  [
    'a page that is extended',
    'flows/signer/pages/identity.json',
    put('heloc/pages/id', 'extends'),
    '/extends',
  ],
  ['a key in a lender’s patch', patch, put('x', 'titel'), ''],
])('%s that is misspelt is underlined where it stands', (_, path, edit, pointer) => {
  const json = structuredClone(tree.get(path)) as Record<string, never>;
  edit(json);

  expect(faults(path, json).map((fault) => fault.split(' ')[0])).toContain(pointer);
});

test('a lender’s patch may say little, and may take away', () => {
  expect(faults(patch, {})).toEqual([]);
  expect(
    faults(patch, { title: null, ui: { offer: null }, schema: { properties: { offer: { minimum: null } } } }),
  ).toEqual([]);
});
