/** Blocks are told apart, and every field is in one form. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintBlocks: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    lintIds(bundle, report, id, page);
    lintForms(bundle, report, id, page);
  }
};

function lintIds(bundle: Bundle, report: Report, id: string, { content = [], schema }: Page): void {
  const ids = content.map((block) => block.id);
  const fields = Object.keys(schema?.properties ?? {});
  for (const [index, name] of ids.entries()) {
    if (name === undefined) continue;
    const place = placeOnPage(bundle, id, 'content', index, 'id');
    if (ids.indexOf(name) < index)
      report(
        'BLOCK_DUPLICATE',
        place,
        `there is a block "${name}" already.`,
        'Give each block an id of its own.',
      );
    else if (fields.includes(name))
      report(
        'BLOCK_DUPLICATE',
        place,
        `there is a field "${name}" too, and when cannot tell them apart.`,
        'Call the block otherwise.',
      );
  }
}

// A page without any form block shows its fields in one; a form without a list shows those that no other names.
function lintForms(bundle: Bundle, report: Report, id: string, { content = [], schema }: Page): void {
  const forms = content.flatMap((block, index) =>
    block.block === 'form' ? [{ fields: block.fields, index }] : [],
  );
  if (forms.length === 0) return;
  const rest = forms.filter(({ fields }) => !fields);
  for (const { index } of rest.slice(1))
    report(
      'FIELD_TWICE',
      placeOnPage(bundle, id, 'content', index),
      'two forms without fields would both show the same.',
      'Say which fields each shows.',
    );
  const named = forms.flatMap(({ fields = [], index }) => fields.map((field) => ({ field, index })));
  for (const [position, { field, index }] of named.entries())
    if (named.findIndex((other) => other.field === field) < position)
      report(
        'FIELD_TWICE',
        placeOnPage(bundle, id, 'content', index, 'fields'),
        `the field "${field}" stands in another form too.`,
        'Take it out of one of them.',
      );
  if (rest.length > 0) return;
  for (const field of Object.keys(schema?.properties ?? {}))
    if (!named.some((other) => other.field === field))
      report(
        'FIELD_UNPLACED',
        placeOnPage(bundle, id, 'schema', 'properties', field),
        `no form shows the field "${field}".`,
        'Name it under fields of a form block.',
      );
}
