/** Every word of the vocabulary is known to the code that speaks it. */
/**
 * Covers src/content/validators/ajv.ts, src/engine/answers/checks/checks.ts,
 *   src/engine/answers/formats/formats.ts, src/engine/rules/operators/operators.ts, src/engine/text/{text-formats,series}.ts,
 *   src/server/effects, src/web/blocks, src/web/widgets.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authorsAjv } from '../../src/content/validators/ajv.ts';
import { checks } from '../../src/engine/answers/checks/checks.ts';
import { formats } from '../../src/engine/answers/formats/formats.ts';
import { operators } from '../../src/engine/rules/operators/operators.ts';
import { series } from '../../src/engine/text/series.ts';
import { textFormats } from '../../src/engine/text/text-formats.ts';

const json = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../schemas/${path}`, import.meta.url), 'utf8'));
const vocabulary = json('vocabulary.json');

test.each([
  ['formats', Object.keys(formats)],
  ['checks', Object.keys(checks)],
  ['textFormats', Object.keys(textFormats)],
  ['series', Object.keys(series)],
  ['operators', Object.keys(operators)],
])('%s', (kind, known) => {
  expect(Object.keys(vocabulary[kind]).sort()).toEqual([...known].sort());
});

test.each([
  ['widgets', 'src/web/widgets'],
  ['effects', 'src/server'],
])('every one of %s has its file in %s', (kind, folder) => {
  const code = sources(folder);

  const missing = Object.keys(vocabulary[kind]).filter((word) => !code.includes(`'${word}'`));

  expect(missing).toEqual([]);
});

test('every work is known to the job that it is of', () => {
  const known = [sources('src/server/handlers')].flatMap((code) =>
    [...code.matchAll(/staged\('([\w-]+)', \{([\s\S]+?)\n\}\)/g)].flatMap(([, job, works = '']) =>
      [...works.matchAll(/'([\w-]+)':/g)].map(([, work]) => `${job}: ${work}`),
    ),
  );
  const words = Object.entries<{ of: string }>(vocabulary.works).map(([work, { of }]) => `${of}: ${work}`);

  expect(known.toSorted()).toEqual(words.toSorted());
});

type Vocabulary = Record<string, Record<string, { means?: string }>>;

// An icon's name is a picture's.
test('every word says what it means', () => {
  const silent = Object.entries(vocabulary as unknown as Vocabulary).flatMap(([kind, words]) =>
    kind === '$comment' || Array.isArray(words)
      ? []
      : Object.entries(words).flatMap(([word, { means }]) => (means ? [] : [`${kind}.${word}`])),
  );

  expect(silent).toEqual([]);
});

test("every widget's options are a schema", () => {
  const ajv = authorsAjv();

  for (const { options } of Object.values<{ options: object }>(vocabulary.widgets))
    expect(() => ajv.compile(options)).not.toThrow();
});

test('effects tell every answer that their code reads', () => {
  const untold = ['effects', 'identity/effects'].flatMap((room) =>
    readdirSync(`src/server/${room}`).flatMap((file) => {
      const { needs = [], takes = [] } = vocabulary.effects[file.replace('.ts', '')] ?? {};
      const code = readFileSync(`src/server/${room}/${file}`, 'utf8');
      const read = [...code.matchAll(/\bdata, '(\w+)'|\bcontext\.data\.(\w+)/g)].map(
        ([, one, other]) => one ?? other,
      );
      return read.filter((name) => ![...needs, ...takes].includes(name)).map((name) => `${file}: ${name}`);
    }),
  );

  // Two effects have one answer read by what they share.
  expect(untold.filter((name) => !/^(send-link|bank-account)\.ts: /.test(name))).toEqual([]);
});

test.each(['widgets', 'checks', 'textFormats'])(
  'what %s fit is said in types and formats that there are',
  (kind) => {
    const fits = Object.values<{ fits?: { types?: string[]; format?: string; formats?: string[] } }>(
      vocabulary[kind],
    );
    const types = fits.flatMap((word) => word.fits?.types ?? []);
    const named = fits.flatMap(({ fits: { format, formats: several = [] } = {} }) => [
      ...(format ? [format] : []),
      ...several,
    ]);

    const known = [...Object.keys(vocabulary.formats), 'date-time', 'date'];
    expect(types.filter((type) => !/^(string|integer|number|boolean|object|array)$/.test(type))).toEqual([]);
    expect(named.filter((format) => !known.includes(format))).toEqual([]);
  },
);

function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
}
