/** Blocks are told apart, every field is in one form, and what folds or moves a part of the page names one. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintBlocks: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    lintIds(bundle, report, id, page);
    lintForms(bundle, report, id, page);
    lintFolds(bundle, report, id, page);
    lintMoved(bundle, report, id, page);
    lintEstimate(bundle, report, id, page);
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

// A block behind two presses, or beside the page and behind one, would be drawn once only.
function lintFolds(bundle: Bundle, report: Report, id: string, page: Page): void {
  const { content = [], folds = {}, beside = [] } = page;
  const ids = content.flatMap((block) => block.id ?? []);
  const taken = [...beside];
  for (const [fold, { blocks }] of Object.entries(folds))
    for (const [index, name] of blocks.entries()) {
      const place = placeOnPage(bundle, id, 'folds', fold, 'blocks', index);
      if (!ids.includes(name))
        report('BLOCK_UNKNOWN', place, `there is no block "${name}".`, didYouMean(name, ids));
      else if (taken.includes(name))
        report(
          'PLACED_TWICE',
          place,
          `the block "${name}" stands in another fold or beside the page.`,
          'Leave it in one place.',
        );
      taken.push(name);
    }
}

// A button that a block takes along is not at the end of the page: where the block is hidden, the button must be, too.
function lintMoved(bundle: Bundle, report: Report, id: string, page: Page): void {
  const actions = page.actions ?? {};
  const moved: string[] = [];
  for (const [index, block] of (page.content ?? []).entries()) {
    if (block.block !== 'actions') continue;
    const rule = page.when?.[block.id];
    for (const [place, name] of block.only.entries()) {
      const where = placeOnPage(bundle, id, 'content', index, 'only', place);
      const names = Object.keys(actions);
      if (!names.includes(name))
        report('ACTION_UNKNOWN', where, `there is no action "${name}".`, didYouMean(name, names));
      else if (moved.includes(name))
        report('PLACED_TWICE', where, `"${name}" stands in another block too.`, 'Leave it in one of them.');
      else if (rule !== undefined && rule !== actions[name]?.when)
        report('ACTION_HIDDEN', where, ...hides(name, block.id, rule));
      moved.push(name);
    }
  }
}

function hides(action: string, block: string, rule: string): [string, string] {
  return [
    `"${block}" hides the button "${action}" where "${rule}" does not hold.`,
    `Write "when": "${rule}" at the action, or take the block out of \`when\`.`,
  ];
}

function lintEstimate(bundle: Bundle, report: Report, id: string, { content = [] }: Page): void {
  for (const [index, block] of content.entries()) {
    const answers = block.block === 'landing' ? block.estimate?.answers : undefined;
    if (!answers) continue;
    const { page, field } = answers;
    const place = placeOnPage(bundle, id, 'content', index, 'estimate', 'answers');
    const fields = Object.keys(bundle.pages[page]?.schema?.properties ?? {});
    if (!Object.hasOwn(bundle.pages, page))
      report(
        'PAGE_UNKNOWN',
        place,
        `there is no page "${page}".`,
        didYouMean(page, Object.keys(bundle.pages)),
      );
    else if (!fields.includes(field))
      report('FIELD_UNKNOWN', place, `"${page}" does not ask "${field}".`, didYouMean(field, fields));
  }
}
