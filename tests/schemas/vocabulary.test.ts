/** Every word of the vocabulary is known to the code that speaks it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authorsAjv } from '../../src/content/ajv.ts';
import { checks } from '../../src/engine/checks/checks.ts';
import { formats } from '../../src/engine/formats/formats.ts';
import { operators } from '../../src/engine/logic.ts';
import { textFormats } from '../../src/engine/text/text-formats.ts';

const json = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../schemas/${path}`, import.meta.url), 'utf8'));
const vocabulary = json('vocabulary.json');

test.each([
  ['formats', Object.keys(formats)],
  ['checks', Object.keys(checks)],
  ['textFormats', Object.keys(textFormats)],
  ['operators', [...operators]],
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

test('every word says what it means', () => {
  const silent = Object.entries<Record<string, { means?: string }>>(vocabulary).flatMap(([kind, words]) =>
    kind === '$comment'
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

function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
}
