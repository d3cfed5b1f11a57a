/**
 * `npm run types`: writes one TypeScript file in src/types per schema, and the schemas for editors in schemas/editor, which
 * no commit holds. Never edit those files; a test fails when a type is stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { writeEditorSchemas } from './editor/write-editor-schemas.ts';
import { leanTypes } from './lean-types.ts';
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
      files[`${fileOf(`${folder}/${name}`)}.ts`] = await typesOf(`${folder}/${name}`);
    }
  }
  files['widget-options.ts'] = await widgetOptions();
  const parties = join(root, 'schemas/parties');
  for (const file of readdirSync(parties).sort()) {
    const name = `${basename(file, '.openapi.json')}-party`;
    files[`${name}.ts`] = await partyTypes(parties, file, style, (one) => importedFrom('common-party', one));
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, leanTypes(withImports(text))]),
  );
}

const style = {
  bannerComment: banner,
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 110 },
  ignoreMinAndMaxItems: true,
};

/** Both languages have a `document`: the entity keeps the name, the template of one says what it is. */
function fileOf(place: string): string {
  return place === 'meta/document' ? 'document-template' : basename(place);
}

async function typesOf(place: string): Promise<string> {
  return compile(authored(readSchema(place), place), basename(place), {
    ...style,
    unreachableDefinitions: true,
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

/**
 * What is referred to is written once, under its own name, and imported where it is in another file.
 * @param home the schema's file below schemas, such as domain/profile
 */
function named(schema: Schema, home: string): Schema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  const [file = '', pointer = ''] = $ref.split('#');
  const place = file === '' ? home : file.includes('/') ? file : `domain/${file}`;
  const [, kind, key = ''] = pointer.split('/');
  const target = readSchema(place);
  const whole = typeName(target.title ?? basename(place));
  const name = kind === 'definitions' ? typeName(target.definitions?.[key]?.title ?? key) : whole;
  const { tsType } = place === home ? { tsType: name } : importedFrom(fileOf(place), name);
  return { ...beside, tsType: kind === 'properties' ? `NonNullable<${tsType}['${key}']>` : `${tsType}` };
}

function readSchema(place: string): Schema {
  return JSON.parse(readFileSync(join(root, 'schemas', `${place}.schema.json`), 'utf8'));
}

// As json-schema-to-typescript names it.
function typeName(title: string): string {
  return title.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, first: string) => first.toUpperCase());
}

/** A type of another file of src/types; `withImports` writes the line that brings it. */
function importedFrom(file: string, name: string): Schema {
  return { tsType: `${name}_In_${file.replaceAll('-', '$')}` };
}

function withImports(text: string): string {
  const files = new Map<string, Set<string>>();
  for (const [, name = '', place = ''] of text.matchAll(imported)) {
    const file = place.replaceAll('$', '-');
    files.set(file, (files.get(file) ?? new Set()).add(name));
  }
  const lines = [...files].map(
    ([file, names]) => `import type { ${[...names].sort().join(', ')} } from './${file}.ts';`,
  );
  const whole = lines.length === 0 ? text : text.replace(banner, [banner, '', ...lines].join('\n'));
  return whole.replaceAll(imported, '$1');
}

const imported = /\b(\w+)_In_([\w$]+)/g;

/** Without ids (names, not addresses), without the keys that content strips, and without conditions, which types cannot say. */
function authored(schema: Schema, home = ''): Schema {
  const { $id: _, if: __, then: ___, else: ____, not: _____, ...rest } = named(schema, home);
  const maps = ['properties', 'definitions', 'patternProperties'] as const;
  const out: Schema = { ...rest };
  for (const map of maps) if (rest[map]) out[map] = eachOf(rest[map], home);
  for (const list of ['allOf', 'anyOf', 'oneOf'] as const) {
    const kept = rest[list]
      ?.filter((part) => !('if' in part) && !isOnlyRequired(part))
      .map((part) => authored(part, home));
    if (kept?.length) out[list] = kept;
    else delete out[list];
  }
  // TypeScript wants an index signature to cover the named keys too, so the rest of such a map is unknown.
  if (rest.properties && (typeof rest.additionalProperties === 'object' || rest.patternProperties)) {
    if (Object.keys(out.properties ?? {}).length > 0)
      Object.assign(out, { additionalProperties: true, patternProperties: undefined });
  }
  if (rest.items && !Array.isArray(rest.items) && typeof rest.items === 'object')
    out.items = authored(rest.items, home);
  return out;
}

function eachOf(map: Record<string, Schema>, home: string): Record<string, Schema> {
  const names = Object.keys(map).filter((name) => name !== '$schema' && name !== '$comment');
  return Object.fromEntries(names.map((name) => [name, authored(map[name] ?? {}, home)]));
}

function isOnlyRequired(part: Schema): boolean {
  return Object.keys(part).every((key) => key === 'required');
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
