/**
 * Judges the answers of one page: in the browser as a courtesy, on the server as the truth. Typed text is cleaned
 * and hidden fields are dropped, then: required, the schema (compiled elsewhere and handed in), checks between fields. Borrowers' mistakes are returned, never thrown.
 */
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { cleanAnswers } from './clean-answers.ts';
import { filled } from './filled.ts';
import { type FieldIssue, findIssues } from './find-issues.ts';
import { pageReader } from './page-reader.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { onlyShown, visible } from './visible.ts';

export type Verdict = { ok: boolean; data: Record<string, unknown>; issues: FieldIssue[] };

/** A verdict, with the ids of what is shown and the names of what must be answered: all that a page draws, by one walk. */
export type Judgment = Verdict & { visible: ReadonlySet<string>; required: ReadonlySet<string> };

/** `today` is yyyy-MM-dd. `data` comes back without hidden fields and empty answers. */
export type Submission = { data: unknown; facts: Facts; today: string; validator: SchemaValidator };

/** What of a flow has a say in the verdict. */
export type JudgingFlow = Pick<FlowCore, 'org' | 'rules' | 'answerWords'>;

/** Whether the answers may be stored. At most one issue per place, in the order of the fields. */
export function validate(flow: JudgingFlow, page: BrowserPage, submission: Submission): Verdict {
  const { ok, data, issues } = judge(flow, page, submission);
  return { ok, data, issues };
}

/** The same verdict with what is shown and required for these answers. */
export function judge(flow: JudgingFlow, page: BrowserPage, submission: Submission): Judgment {
  const { facts, today, validator } = submission;
  const answers = isRecord(submission.data) ? cleanAnswers(page, submission.data) : {};
  const shown = visible(flow, page, facts, answers);
  const data = filled(onlyShown(answers, page, shown));
  const reader = pageReader(flow, page, facts, () => data);
  const required = Object.keys(page.fields).filter((name) => isRequired(page, name, reader.holds));
  const { checks = [] } = page;
  const words = flow.answerWords ?? {};
  const issues = findIssues({ page, shown, required, checks, words, reader, validator, today }, data);
  return { ok: issues.length === 0, data, issues, visible: shown, required: new Set(required) };
}

/** Whether a field must be answered now: named in `required`, in `requiredWhen` under a rule that holds, or a consent that must be given. */
export function isRequired(page: BrowserPage, field: string, holds: (rule: string) => boolean): boolean {
  const rule =
    page.requiredWhen && Object.hasOwn(page.requiredWhen, field) ? page.requiredWhen[field] : undefined;
  const isConsent =
    page.consents && Object.hasOwn(page.consents, field) && page.display.properties[field]?.const === true;
  return page.schema?.required?.includes(field) || isConsent || (rule !== undefined && holds(rule));
}
