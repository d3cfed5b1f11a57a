/**
 * Judges the answers of one page: in the browser as a courtesy, on the server as the truth. Hidden fields are dropped,
 * then: required, the schema (compiled elsewhere and handed in), checks between fields. Borrowers' mistakes are returned, never thrown.
 */
import type { PageCheck } from '../../types/page.ts';
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import type { Scope } from '../rules/scope.ts';
import type { AnswerWords } from '../text/answer-words.ts';
import { interpolate } from '../text/interpolate.ts';
import { checks, explaining, faultyPart, ofWholeList } from './checks/checks.ts';
import { expandFields, listOf, valueAt } from './checks/expand-fields.ts';
import { fieldAt, type SchemaError, sentence } from './messages.ts';
import { missingAt } from './missing-at.ts';
import { pageScope } from './page-scope.ts';
import { onlyShown, visible } from './visible.ts';

/** A compiled schema, as Ajv makes them: true, or false with `errors`. */
export type SchemaValidator = { (data: unknown): boolean; errors?: readonly SchemaError[] | null };

/** What is wrong with one answer. `pointer` is where ("/ssn"), `code` the keyword or the check that failed. */
export type FieldIssue = { pointer: string; message: string; code: string };

export type Verdict = { ok: boolean; data: Record<string, unknown>; issues: FieldIssue[] };

/** A verdict, with the ids of what is shown and the names of what must be answered: all that a page draws, by one walk. */
export type Judgment = Verdict & { visible: ReadonlySet<string>; required: ReadonlySet<string> };

/** `today` is yyyy-MM-dd. `data` comes back without hidden fields and empty answers. */
export type Submission = { data: unknown; facts: Facts; today: string; validator: SchemaValidator };

type Context = {
  page: BrowserPage;
  scope: Scope;
  shown: ReadonlySet<string>;
  required: ReadonlySet<string>;
  holds: (rule: string) => boolean;
  words: AnswerWords;
};

/** Whether the answers may be stored. At most one issue per place, in the order of the fields. */
export function validate(
  flow: Pick<FlowCore, 'org' | 'rules' | 'answerWords'>,
  page: BrowserPage,
  submission: Submission,
): Verdict {
  const { ok, data, issues } = judge(flow, page, submission);
  return { ok, data, issues };
}

/** The same verdict with what is shown and required for these answers. */
export function judge(
  flow: Pick<FlowCore, 'org' | 'rules' | 'answerWords'>,
  page: BrowserPage,
  submission: Submission,
): Judgment {
  const answers = isRecord(submission.data) ? submission.data : {};
  const shown = visible(flow, page, submission.facts, answers);
  const data = filled(onlyShown(answers, page, shown));
  const scope = pageScope(flow, page, submission.facts, data);
  const allows = (rule: string) => holds(flow.rules, rule, scope);
  const required = new Set(Object.keys(page.fields).filter((name) => isRequired(page, name, allows)));
  const words = flow.answerWords ?? {};
  const context = { page, scope, shown, required, holds: allows, words };
  const missing = missingAnswers(context, data);
  const broken = brokenAnswers(context, data, submission.validator);
  const found = onePerPlace([...missing, ...broken]);
  const failed = failedChecks(context, data, submission.today, found);
  const better = failed.filter(({ code }) => explaining.includes(code));
  const issues = inOrder(page, onePerPlace([...better, ...found, ...failed]));
  return { ok: issues.length === 0, data, issues, visible: shown, required };
}

/** Whether a field must be answered now: named in `required`, in `requiredWhen` under a rule that holds, or a consent that must be given. */
export function isRequired(page: BrowserPage, field: string, holds: (rule: string) => boolean): boolean {
  const rule =
    page.requiredWhen && Object.hasOwn(page.requiredWhen, field) ? page.requiredWhen[field] : undefined;
  const isConsent =
    page.consents && Object.hasOwn(page.consents, field) && page.display.properties[field]?.const === true;
  return page.schema?.required?.includes(field) || isConsent || (rule !== undefined && holds(rule));
}

function missingAnswers(
  { page, scope, shown, required, words }: Context,
  data: Record<string, unknown>,
): FieldIssue[] {
  const missing = [...required]
    .filter((field) => shown.has(field))
    .filter((field) => isEmpty(data, field) || isUnticked(page, field, data));
  return inWords(
    missing.flatMap((field) => missingAt(page.display.properties[field] ?? {}, `/${field}`, words)),
    scope,
  );
}

function inWords(issues: readonly FieldIssue[], scope: Scope): FieldIssue[] {
  return issues.map((issue) => ({ ...issue, message: interpolate(issue.message, scope) }));
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
  { page, scope, words }: Context,
  data: Record<string, unknown>,
  validator: SchemaValidator,
): FieldIssue[] {
  if (validator(data)) return [];
  const found = (validator.errors ?? []).flatMap((error) => {
    const { pointer, schema } = fieldAt(page, error);
    if (error.keyword === 'required') return missingAt(schema, pointer, words);
    return [{ pointer, message: sentence(page, schema, error, words), code: error.keyword }];
  });
  return inWords(found, scope);
}

function failedChecks(
  context: Context,
  data: Record<string, unknown>,
  today: string,
  known: readonly FieldIssue[],
): FieldIssue[] {
  const broken = new Set(known.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const asked = (context.page.checks ?? []).filter(({ check, fields, when }) => {
    const names = fields.map((field) => field.split('.')[0] ?? '');
    const whole = explaining.includes(check) || !names.some((name) => broken.has(name));
    return whole && names.every((name) => context.shown.has(name)) && (!when || context.holds(when));
  });
  const each = asked.flatMap((check) => perEntry(check, data));
  return each.filter((check) => !passes(check, data, today)).map((check) => failed(check, context.scope));
}

function perEntry(check: PageCheck, data: Record<string, unknown>): PageCheck[] {
  if (ofWholeList.includes(check.check)) return [check];
  return expandFields(check.fields, data).map((fields) => ({ ...check, fields }));
}

function passes({ check, fields, value }: PageCheck, data: Record<string, unknown>, today: string): boolean {
  const run = Object.hasOwn(checks, check) ? checks[check] : undefined;
  return run?.({ values: fields.map((field) => valueAt(field, data)), value, today }) ?? false;
}

function failed({ check, fields, message }: PageCheck, scope: Scope): FieldIssue {
  const part = Object.hasOwn(faultyPart, check) ? faultyPart[check] : '';
  const pointer = `/${listOf(fields.at(-1) ?? '').replaceAll('.', '/')}${part}`;
  return { pointer, message: interpolate(message, scope), code: check };
}

// An empty box is no answer, at any depth.
function filled(data: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(data).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, filledValue(value)]));
}

function filledValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledValue);
  return isRecord(value) ? filled(value) : value;
}

function onePerPlace(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.filter(
    ({ pointer }, index) => issues.findIndex((other) => other.pointer === pointer) === index,
  );
}

function inOrder(page: BrowserPage, issues: readonly FieldIssue[]): FieldIssue[] {
  const fields = Object.keys(page.fields);
  const place = ({ pointer }: FieldIssue) => fields.indexOf(pointer.split('/')[1] ?? '');
  return issues.toSorted((one, other) => place(one) - place(other));
}
