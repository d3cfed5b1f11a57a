/** The state of one open page, outside of React: one verdict per change, and only changed parts get a new value. */
import type { Judged, PageJudge } from '../../engine/answers/page-judge.ts';
import { createStore, type Store } from '../platform/data/create-store.ts';
import { fieldOf } from './answers.ts';
import {
  type AnswersEvent,
  type AnswersState,
  isRevealed,
  openingState,
  reduceAnswers,
} from './answers-state.ts';
import { inPageOrder } from './focus-field.ts';
import type { Issue } from './issue.ts';

export type PageState = AnswersState &
  Judged & {
    /** Problems that may be shown now, by field name. A field's list stays the same value until it changes. */
    shown: ReadonlyMap<string, Issue[]>;
  };

/** What the page shows of one field. It stays the same value while nothing of it changes. */
export type FieldView = { value: unknown; issues: readonly Issue[]; isRequired: boolean };

export type PageStore = Pick<Store<PageState>, 'read' | 'watch'> & {
  dispatch(event: AnswersEvent): void;
  /** What shows of one field, to be watched by itself: a key wakes the readers of its own field only. */
  field(name: string): Pick<Store<FieldView>, 'read' | 'watch'>;
  /** Replaces one answer; undefined empties it. */
  change(name: string, value: unknown): void;
  /** A submit failed for what is wrong now. */
  refuse(): void;
  /** Judges by another rule from now on, e.g. once the facts have changed. */
  judgeBy(judge: PageJudge): void;
};

/** @param names of the page's fields in their order */
export function pageStore(
  opening: Pick<AnswersState, 'answers' | 'server'>,
  first: PageJudge,
  names: readonly string[],
): PageStore {
  let judge = first;
  const { read, write, watch } = createStore(drawn({ ...openingState(opening), ...judge(opening.answers) }));

  function drawn(state: AnswersState & Judged): PageState {
    return { ...state, shown: byField(inPageOrder([...state.server, ...state.issues], names), state) };
  }
  function put(
    event: AnswersEvent | undefined,
    { visible, required, issues }: Judged,
    changed?: string,
  ): void {
    const before = read();
    const state = { ...(event ? reduceAnswers(before, event) : before), visible, required, issues };
    const next = saysTheSame(before, state)
      ? { ...state, shown: before.shown }
      : settled(before, drawn(state));
    write(next);
    const isAlone = next.shown === before.shown && next.required === before.required;
    for (const [name, view] of views)
      if (!isAlone || changed === undefined || name === changed)
        view.write(settledView(view.read(), viewOf(next, name)));
  }
  const views = new Map<string, Store<FieldView>>();
  return {
    read,
    watch,
    field(name) {
      const view = views.get(name) ?? createStore(viewOf(read(), name));
      views.set(name, view);
      return view;
    },
    dispatch: (event) => put(event, read()),
    change(name, value) {
      const before = read();
      const answers = { ...before.answers, [name]: value };
      const judged = judge(answers, { name, before });
      put({ type: 'changed', answers, wrong: pointersOf(judged.issues) }, judged, name);
    },
    refuse: () => put({ type: 'refused', wrong: pointersOf(read().issues) }, read()),
    judgeBy(next) {
      if (next === judge) return;
      judge = next;
      put(undefined, judge(read().answers));
    },
  };
}

const NO_ISSUES: readonly Issue[] = [];

function viewOf({ answers, shown, required }: PageState, name: string): FieldView {
  return { value: answers[name], issues: shown.get(name) ?? NO_ISSUES, isRequired: required.has(name) };
}

function settledView(before: FieldView, next: FieldView): FieldView {
  const isSame =
    Object.is(before.value, next.value) &&
    before.issues === next.issues &&
    before.isRequired === next.isRequired;
  return isSame ? before : next;
}

function pointersOf(issues: readonly Issue[]): string[] {
  return issues.map(({ pointer }) => pointer);
}

function byField(issues: readonly Issue[], state: AnswersState): Map<string, Issue[]> {
  const shown = new Map<string, Issue[]>();
  for (const issue of issues) {
    const name = fieldOf(issue.pointer);
    if (!isRevealed(state, issue.pointer) && !state.server.includes(issue)) continue;
    shown.set(name, [...(shown.get(name) ?? []), issue]);
  }
  return shown;
}

// Then it shows the same, too.
function saysTheSame(before: PageState, next: AnswersState & Judged): boolean {
  const keys = ['visible', 'required', 'issues', 'server', 'revealed'] as const;
  return keys.every((key) => before[key] === next[key]);
}

// What is equal stays the same value, so that its readers are not drawn again.
function settled(before: PageState, next: PageState): PageState {
  const shown = [...next.shown].map(
    ([name, issues]) => [name, same(before.shown.get(name), issues)] as const,
  );
  const isSame =
    shown.length === before.shown.size && shown.every(([name, issues]) => before.shown.get(name) === issues);
  return {
    ...next,
    visible: sameSet(before.visible, next.visible),
    required: sameSet(before.required, next.required),
    shown: isSame ? before.shown : new Map(shown),
  };
}

function same(before: Issue[] | undefined, next: Issue[]): Issue[] {
  const isSame =
    before?.length === next.length &&
    before.every(({ pointer, message }, at) => pointer === next[at]?.pointer && message === next[at].message);
  return isSame ? before : next;
}

function sameSet(before: ReadonlySet<string>, next: ReadonlySet<string>): ReadonlySet<string> {
  if (before === next) return before;
  return before.size === next.size && [...next].every((id) => before.has(id)) ? before : next;
}
