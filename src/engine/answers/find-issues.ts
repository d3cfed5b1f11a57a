/**
 * Finds what is wrong with answers of one page: required ones that are missing, what the schema refuses, what no
 * document can show, and checks between fields. Of some fields it says the same as of all, as long as the checks come with all of their fields.
 */
import type { PageCheck } from '../../types/page.ts';
import type { BrowserPage } from '../content/bundle.ts';
import type { AnswerWords } from '../text/answer-words.ts';
import { checks, explaining, faultyPart, ofWholeList } from './checks/checks.ts';
import { expandFields, listOf, valueAt } from './checks/expand-fields.ts';
import { fieldAt, sentence } from './messages.ts';
import { missingAt } from './missing-at.ts';
import type { PageReader } from './page-reader.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { unprintableAnswers } from './unprintable-answers.ts';

/** What is wrong with one answer. `pointer` is where ("/ssn"), `code` the keyword or the check that failed. */
export type FieldIssue = { pointer: string; message: string; code: string };

/** What is judged, and by what. */
export type Judging = {
  page: BrowserPage;
  shown: ReadonlySet<string>;
  /** Names of the fields that must be answered. */
  required: readonly string[];
  checks: readonly PageCheck[];
  words: AnswerWords;
  reader: PageReader;
  validator: SchemaValidator;
  today: string;
};

/** At most one issue per place, in the order of the fields. `data` holds no hidden field and no empty answer. */
export function findIssues(judging: Judging, data: Record<string, unknown>): FieldIssue[] {
  const found = onePerPlace([
    ...missingAnswers(judging, data),
    ...brokenAnswers(judging, data),
    ...unprintableAnswers(judging.page, data, judging.words),
  ]);
  const failed = failedChecks(judging, data, found);
  const better = failed.filter(({ code }) => explaining.includes(code));
  return inOrder(judging.page, onePerPlace([...better, ...found, ...failed]));
}

/** The issues in the order of the page's fields; those of one field keep theirs. */
export function inOrder(page: BrowserPage, issues: readonly FieldIssue[]): FieldIssue[] {
  const fields = Object.keys(page.fields);
  const place = (issue: FieldIssue) => fields.indexOf(fieldOf(issue));
  return issues.toSorted((one, other) => place(one) - place(other));
}

/** The name of the field that an issue is about. */
export function fieldOf({ pointer }: FieldIssue): string {
  return pointer.split('/')[1] ?? '';
}

/** The fields that a check compares: "homes.*.since" is of `homes`. */
export function fieldsOf({ fields }: PageCheck): string[] {
  return fields.map((field) => field.split('.')[0] ?? '');
}

function missingAnswers(
  { page, shown, required, words, reader }: Judging,
  data: Record<string, unknown>,
): FieldIssue[] {
  const missing = required
    .filter((field) => shown.has(field))
    .filter((field) => isEmpty(data, field) || isUnticked(page, field, data));
  return inWords(
    missing.flatMap((field) => missingAt(page.display.properties[field] ?? {}, `/${field}`, words)),
    reader,
  );
}

function inWords(issues: readonly FieldIssue[], reader: PageReader): FieldIssue[] {
  return issues.map((issue) => ({ ...issue, message: reader.fill(issue.message) }));
}

function isEmpty(data: Record<string, unknown>, field: string): boolean {
  if (!Object.hasOwn(data, field)) return true;
  const answer = data[field];
  return Array.isArray(answer) && answer.length === 0;
}

function isUnticked(page: BrowserPage, field: string, data: Record<string, unknown>): boolean {
  return page.display.properties[field]?.const === true && data[field] === false;
}

function brokenAnswers(
  { page, words, reader, validator }: Judging,
  data: Record<string, unknown>,
): FieldIssue[] {
  if (validator(data)) return [];
  const found = (validator.errors ?? []).flatMap((error) => {
    const { pointer, schema } = fieldAt(page, error);
    if (error.keyword === 'required') return missingAt(schema, pointer, words);
    return [{ pointer, message: sentence(page, schema, error, words), code: error.keyword }];
  });
  return inWords(found, reader);
}

function failedChecks(
  { checks: all, shown, reader, today }: Judging,
  data: Record<string, unknown>,
  known: readonly FieldIssue[],
): FieldIssue[] {
  const broken = new Set(known.map(fieldOf));
  const asked = all.filter((check) => {
    const names = fieldsOf(check);
    const whole = explaining.includes(check.check) || !names.some((name) => broken.has(name));
    return whole && names.every((name) => shown.has(name)) && (!check.when || reader.holds(check.when));
  });
  const each = asked.flatMap((check) => perEntry(check, data));
  return each.filter((check) => !passes(check, data, today)).map((check) => failed(check, reader));
}

function perEntry(check: PageCheck, data: Record<string, unknown>): PageCheck[] {
  if (ofWholeList.includes(check.check)) return [check];
  return expandFields(check.fields, data).map((fields) => ({ ...check, fields }));
}

function passes({ check, fields, value }: PageCheck, data: Record<string, unknown>, today: string): boolean {
  const run = Object.hasOwn(checks, check) ? checks[check] : undefined;
  return run?.({ values: fields.map((field) => valueAt(field, data)), value, today }) ?? false;
}

function failed({ check, fields, message }: PageCheck, reader: PageReader): FieldIssue {
  const part = Object.hasOwn(faultyPart, check) ? faultyPart[check] : '';
  const pointer = `/${listOf(fields.at(-1) ?? '').replaceAll('.', '/')}${part}`;
  return { pointer, message: reader.fill(message), code: check };
}

function onePerPlace(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.filter(
    ({ pointer }, index) => issues.findIndex((other) => other.pointer === pointer) === index,
  );
}
