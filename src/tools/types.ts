/**
 * `npm run types`: writes one TypeScript file in src/types per schema, and the schemas for editors in schemas/editor, which
 * no commit holds. Never edit those files; a test fails when a type is stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { writeEditorSchemas } from './editor/write-editor-schemas.ts';
import { partyTypes } from './party-types.ts';

type Schema = JSONSchema;

const root = fileURLToPath(new URL('../../', import.meta.url));
const banner = '/* Generated from schemas/ by `npm run types`. Do not edit. */';

/** File name -> TypeScript text, for every schema of schemas/meta and schemas/domain, the options of widgets and every document of schemas/parties. */
export async function generateTypes(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of ['meta', 'domain']) {
    for (const file of readdirSync(join(root, 'schemas', folder)).sort()) {
      if (!file.endsWith('.schema.json')) continue;
      const name = basename(file, '.schema.json');
      files[`${outputName(folder, name)}.ts`] = await typesOf(join(root, 'schemas', folder, file), name);
    }
  }
  files['widget-options.ts'] = await widgetOptions();
  const parties = join(root, 'schemas/parties');
  for (const file of readdirSync(parties).sort())
    if (file !== 'common.openapi.json')
      files[`${basename(file, '.openapi.json')}-party.ts`] = await partyTypes(parties, file, style);
  return files;
}

const style = {
  bannerComment: banner,
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 110 },
  ignoreMinAndMaxItems: true,
};

/** Both languages have a `document`: the entity keeps the name, the template of one says what it is. */
function outputName(folder: string, name: string): string {
  return folder === 'meta' && name === 'document' ? 'document-template' : name;
}

async function typesOf(path: string, name: string): Promise<string> {
  const schema = authored(JSON.parse(readFileSync(path, 'utf8')));
  return compile(schema, name, {
    ...style,
    cwd: join(root, 'schemas', 'domain'),
    unreachableDefinitions: ['enumerations', 'page'].includes(name),
    $refOptions: { resolve: { domain: { order: 1, canRead: isDomain, read: readDomain } } },
  });
}

/** `WidgetOptions`: name of a widget -> what a page may say to it. */
async function widgetOptions(): Promise<string> {
  const { widgets } = JSON.parse(readFileSync(join(root, 'schemas/vocabulary.json'), 'utf8'));
  const properties = Object.fromEntries(
    Object.entries<{ means: string; options: Schema }>(widgets).map(([name, { means, options }]) => [
      name,
      { ...authored(options), title: `${name} options`, description: means },
    ]),
  );
  const required = Object.keys(properties);
  return compile(
    { type: 'object', additionalProperties: false, required, properties },
    'WidgetOptions',
    style,
  );
}

/** Without ids (names, not addresses), without the keys that content strips, and without conditions, which types cannot say. */
function authored(schema: Schema): Schema {
  const { $id: _, if: __, then: ___, else: ____, not: _____, ...rest } = schema;
  const maps = ['properties', 'definitions', 'patternProperties'] as const;
  const out: Schema = { ...rest };
  for (const map of maps) if (rest[map]) out[map] = eachOf(rest[map]);
  for (const list of ['allOf', 'anyOf', 'oneOf'] as const) {
    const kept = rest[list]?.filter((part) => !('if' in part) && !isOnlyRequired(part)).map(authored);
    if (kept?.length) out[list] = kept;
    else delete out[list];
  }
  // TypeScript wants an index signature to cover the named keys too, so the rest of such a map is unknown.
  if (rest.properties && (typeof rest.additionalProperties === 'object' || rest.patternProperties)) {
    if (Object.keys(out.properties ?? {}).length > 0)
      Object.assign(out, { additionalProperties: true, patternProperties: undefined });
  }
  if (rest.items && !Array.isArray(rest.items) && typeof rest.items === 'object')
    out.items = authored(rest.items);
  return out;
}

function eachOf(map: Record<string, Schema>): Record<string, Schema> {
  const names = Object.keys(map).filter((name) => name !== '$schema' && name !== '$comment');
  return Object.fromEntries(names.map((name) => [name, authored(map[name] ?? {})]));
}

function isOnlyRequired(part: Schema): boolean {
  return Object.keys(part).every((key) => key === 'required');
}

function isDomain(file: { url: string }): boolean {
  return !basename(file.url).includes('.');
}

function readDomain(file: { url: string }): string {
  return JSON.stringify(
    authored(
      JSON.parse(readFileSync(join(root, 'schemas/domain', `${basename(file.url)}.schema.json`), 'utf8')),
    ),
  );
}

async function main(): Promise<void> {
  const files = await generateTypes();
  mkdirSync(join(root, 'src/types'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src/types', name), text);
  const schemas = Object.keys(writeEditorSchemas(root));
  process.stdout.write(
    `${Object.keys(files).length} files in src/types and ${schemas.length} in schemas/editor are up to date.\n`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
