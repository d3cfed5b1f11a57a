/**
 * Judges an open page from key to key: the whole of it once, then after each change only the fields that the changed answer
 * has a say in. Says what `judge` says of the same answers.
 */
import type { BrowserPage } from '../content/bundle.ts';
import { cleanAnswers } from './clean-answers.ts';
import { filled } from './filled.ts';
import { type FieldIssue, fieldOf, fieldsOf, findIssues, inOrder } from './find-issues.ts';
import { type PageReader, pageReader } from './page-reader.ts';
import { touchedBy } from './touched-by.ts';
import { isRequired, type JudgingFlow, type Judgment, judge, type Submission } from './validate.ts';
import { onlyShown } from './visible.ts';

/** What an open page draws of a verdict. */
export type Judged = Pick<Judgment, 'visible' | 'required'> & { issues: readonly FieldIssue[] };

/** The one answer that changed, and the verdict on the answers before; the same judge has given it. */
export type Change = { name: string; before: Judged };

/** What comes out as it was before stays the same value. */
export type PageJudge = (answers: Record<string, unknown>, change?: Change) => Judged;

type Ground = Omit<Submission, 'data'>;

/** The judge of one page, for as long as facts and day stay the same. */
export function pageJudge(flow: JudgingFlow, page: BrowserPage, ground: Ground): PageJudge {
  const touchedByAnswer = touchedBy(flow, page);

  function judgeAgain(answers: Record<string, unknown>, before: Judged, names: ReadonlySet<string>): Judged {
    const shown = before.visible;
    const given = (some: Record<string, unknown>) => filled(cleanAnswers(page, onlyShown(some, page, shown)));
    const reader = pageReader(flow, page, ground.facts, () => given(answers));
    const required = requiredAgain(page, before.required, names, reader);
    const judging = {
      ...{ page, shown, reader, ...ground },
      required: [...names].filter((name) => required.has(name)),
      checks: (page.checks ?? []).filter((check) => fieldsOf(check).some((name) => names.has(name))),
      words: flow.answerWords ?? {},
    };
    const found = findIssues(judging, given(only(answers, names)));
    return { visible: shown, required, issues: issuesAgain(page, before.issues, names, found) };
  }

  return (answers, change) => {
    const names = change && touchedByAnswer(change.name);
    return names
      ? judgeAgain(answers, change.before, names)
      : judge(flow, page, { ...ground, data: answers });
  };
}

function requiredAgain(
  page: BrowserPage,
  before: ReadonlySet<string>,
  names: ReadonlySet<string>,
  { holds }: PageReader,
): ReadonlySet<string> {
  const now = new Map([...names].map((name) => [name, isRequired(page, name, holds)]));
  if ([...now].every(([name, is]) => is === before.has(name))) return before;
  return new Set(Object.keys(page.fields).filter((name) => now.get(name) ?? before.has(name)));
}

function issuesAgain(
  page: BrowserPage,
  before: readonly FieldIssue[],
  names: ReadonlySet<string>,
  found: readonly FieldIssue[],
): readonly FieldIssue[] {
  const own = before.filter((issue) => names.has(fieldOf(issue)));
  if (own.length === found.length && own.every((issue, at) => isSame(issue, found[at]))) return before;
  return inOrder(page, [...before.filter((issue) => !own.includes(issue)), ...found]);
}

function isSame(one: FieldIssue, other: FieldIssue | undefined): boolean {
  return one.pointer === other?.pointer && one.message === other.message && one.code === other.code;
}

function only(answers: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> {
  const kept = [...names].filter((name) => Object.hasOwn(answers, name));
  return Object.fromEntries(kept.map((name) => [name, answers[name]]));
}
