/** Every template of the product can be filled and drawn; its type is a word of the enumeration; its rules exist. */
/**
 * Covers src/content/merge/rule-book.ts, src/engine/text/interpolate.ts, flows/heloc/occasions.json.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../../src/content/files/read-files.ts';
import { ruleBook } from '../../../src/content/merge/rule-book.ts';
import { slotsOf } from '../../../src/engine/text/interpolate.ts';
import { numberSlots } from '../../../src/engine/text/number-slots.ts';
import type { DocumentTemplate } from '../../../src/types/document-template.ts';
import type { Occasions } from '../../../src/types/occasions.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));
const folder = 'flows/heloc/documents';
const templates: DocumentTemplate[] = readdirSync(`${root}${folder}`).map((file) =>
  read(`${folder}/${file}`),
);
const types: string[] = read('schemas/domain/enumerations.schema.json').definitions.documentType.enum;
const { rules } = ruleBook(readTree(root), 'heloc');
const registration = 'flows/register/pages';
const shown = readdirSync(`${root}${registration}`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    [...readFileSync(`${root}${registration}/${file}`, 'utf8').matchAll(/"document": "([^"]+)"/g)].map(
      ([, id]) => id,
    ),
  );
const { occasions }: Occasions = read('flows/heloc/occasions.json');
const made = Object.values(occasions).flatMap(({ documents }) => documents.map(({ document }) => document));

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  test('has a known type, and its rules exist', () => {
    const used = template.blocks.flatMap(({ when }) => (when ? [when.replace(/^!/, '')] : []));

    expect(types).toContain(template.type);
    expect(Object.keys(rules)).toEqual(expect.arrayContaining(used));
  });

  test('is made on some occasion, or is shown by a page of registration', () => {
    expect([...made, ...shown]).toContain(template.id);
  });

  test('reads facts that exist, in formats that exist', () => {
    const roots = slotsOf(JSON.stringify(template))
      .filter(({ source }) => numberSlots(source).length === 0)
      .map(({ path }) => path.split('.')[0]);
    const known = [
      'org',
      'document',
      'profile',
      'application',
      'address',
      'income',
      'offer',
      'bank',
      'figures',
      'valuation',
      'invitation',
    ];

    expect(known).toEqual(expect.arrayContaining(roots));
  });
});
