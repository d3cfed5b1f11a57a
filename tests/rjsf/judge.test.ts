/**
 * The judge beside ours: stock RJSF with its Ajv validator is given every page as it is written, and the same answers. It
 * must find the same fields wrong; where it may not, differences.ts says why.
 */
/** Covers src/engine/answers/{validate,messages,missing-at,visible}.ts, src/engine/content/{compile-page,resolve-refs}.ts */
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { badValue } from '../../e2e/bad-values.ts';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { formats } from '../../src/engine/answers/formats/formats.ts';
import { judge } from '../../src/engine/answers/validate.ts';
import type { CompiledPage } from '../../src/engine/content/bundle.ts';
import { fieldUi } from '../../src/engine/content/field-ui.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { type Difference, differences } from './differences.ts';
import { judgedPages } from './pages.ts';
import { sampleAnswers } from './sample-answer.ts';

type Answers = Record<string, unknown>;
type Flow = (typeof judgedPages)[number]['flow'];

const stock = customizeValidator<Answers, RJSFSchema>({ customFormats: formats });
const met = new Set<string>();

test.each(judgedPages)('$name: stock RJSF finds the same fields wrong', ({ page, flow }) => {
  const unexplained = [page, laidOpen(page)].flatMap((shown) =>
    answersFor(page).flatMap(([said, answers]) =>
      differencesOf(flow, shown, answers)
        .filter((difference) => !explained(difference))
        .map(({ field, ours, stock: theirs }) => `${said}: ${field} ours ${ours} stock ${theirs}`),
    ),
  );

  expect(unexplained).toEqual([]);
});

test('every declared difference is met somewhere', () => {
  expect([...met].sort()).toEqual(Object.keys(differences).sort());
});

test('the pages of the product and of lenders are there, and what fits them is wrong on few', () => {
  const faulty = judgedPages.filter(({ page, flow }) => {
    const data = sampleAnswers(page);
    return (
      differencesOf(flow, laidOpen(page), data).length > 0 || ourVerdict(flow, laidOpen(page), data).size > 0
    );
  });

  expect(judgedPages.length).toBeGreaterThan(40);
  expect(faulty.length).toBeLessThan(judgedPages.length / 4);
});

/** The page with nothing hidden, so that every field of it is judged. */
function laidOpen(page: CompiledPage): CompiledPage {
  return { ...page, when: {}, content: [] };
}

/** What fits, nothing, and what fits but for one field, or one part of one: missing, emptied, of another kind, wrong for its widget. */
function answersFor(page: CompiledPage): [said: string, answers: Answers][] {
  const good = sampleAnswers(page);
  const fields = Object.keys(page.fields).flatMap((field) => {
    const wrong = badValue(fieldUi(page, field)['ui:widget'] ?? '');
    return broken(good, field, ['', null, [], {}, ...(wrong === undefined ? [] : [wrong])]);
  });
  const parts = Object.entries(good).flatMap(([field, answer]) =>
    [answer]
      .flat()
      .flatMap((owner) =>
        brokenParts(owner).map(([said, part]): [string, Answers] => [
          `${field}.${said}`,
          { ...good, [field]: Array.isArray(answer) ? [part] : part },
        ]),
      ),
  );
  return [['what fits', good], ['nothing', {}], ...fields, ...parts];
}

function brokenParts(owner: unknown): [said: string, owner: Answers][] {
  return isRecord(owner) ? Object.keys(owner).flatMap((part) => broken(owner, part)) : [];
}

/** The same without one of its answers, and with a wrong one. */
function broken(owner: Answers, name: string, more: unknown[] = []): [said: string, owner: Answers][] {
  const { [name]: _, ...rest } = owner;
  const values = ['NONSENSE', -7, 0.5, true, ...more];
  return [
    [`without ${name}`, rest],
    ...values.map((value): [string, Answers] => [
      `${name} = ${JSON.stringify(value)}`,
      { ...rest, [name]: value },
    ]),
  ];
}

function differencesOf(flow: Flow, page: CompiledPage, answers: Answers): Difference[] {
  const mine = ourVerdict(flow, page, answers);
  const theirs = stockVerdict(page, answers);
  const { visible } = judged(flow, page, answers);
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((field) => mine.has(field) !== theirs.has(field))
    .map((field) => ({
      page,
      field,
      answer: answers[field],
      isShown: visible.has(field),
      ours: mine.get(field),
      stock: theirs.get(field),
    }));
}

function explained(difference: Difference): boolean {
  const found = Object.entries(differences).find(([, { explains }]) => explains(difference));
  if (found) met.add(found[0]);
  return found !== undefined;
}

/** Field -> code of the first thing wrong with it. */
function ourVerdict(flow: Flow, page: CompiledPage, data: Answers): Map<string, string> {
  return firstOfEach(
    judged(flow, page, data).issues.map(({ pointer, code }) => [pointer.split('/')[1] ?? '', code]),
  );
}

function stockVerdict(page: CompiledPage, data: Answers): Map<string, string> {
  const { errors } = stock.validateFormData(data, page.display as RJSFSchema);
  return firstOfEach(
    errors.map(({ property = '', name = '' }) => [property.replace(/^\./, '').split('.')[0] ?? '', name]),
  );
}

function judged(flow: Flow, page: CompiledPage, data: Answers) {
  const { validator } = compileValidator(page);
  return judge(flow, page, { data, facts: {}, today: '2026-11-21', validator });
}

function firstOfEach(found: [string, string][]): Map<string, string> {
  return new Map(found.toReversed());
}
