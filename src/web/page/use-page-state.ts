/** The life of one open page: what is answered, what shows, and what is wrong. */
import { useCallback, useMemo, useReducer, useState } from 'react';
import { pageScope } from '../../engine/answers/page-scope.ts';
import { requiredNames } from '../../engine/answers/required-names.ts';
import { validate } from '../../engine/answers/validate.ts';
import { visible as shownIds } from '../../engine/answers/visible.ts';
import { holds } from '../../engine/rules/holds.ts';
import type { FileRef } from '../data/file-ref.ts';
import { fillText } from '../data/fill-text.ts';
import type { JsonObject } from '../data/json.ts';
import { draftOf, fieldOf, openingAnswers } from './answers.ts';
import { type AnswersState, isRevealed, openingState, reduceAnswers } from './answers-state.ts';
import { inPageOrder } from './focus-field.ts';
import { fieldNames } from './form-schema.ts';
import type { Issue } from './page-scope.ts';
import type { PageViewProps } from './page-view-props.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

/** Everything `PageView` draws from. */
export function usePageState(props: PageViewProps) {
  const { core, facts, onSave } = props;
  const { page, check } = props.loaded;
  const [opening] = useState(() => openingAnswers(page, facts, props.draft));
  const [state, dispatch] = useReducer(
    reduceAnswers,
    { answers: opening, server: remarksOf(props) },
    openingState,
  );
  const [keeper, draftState] = useDraft(
    props.readOnly || props.preview ? undefined : onSave,
    draftOf(page, opening),
  );
  const [received, receive] = useState<Readonly<Record<string, FileRef[]>>>({});
  const names = useMemo(() => fieldNames(page), [page]);
  const today = props.context.today;

  const find = useCallback(
    (answers: JsonObject): Issue[] =>
      inPageOrder(validate(core, page, { data: answers, facts, today, check }).issues, names),
    [core, page, facts, today, check, names],
  );
  const visible = useMemo(
    () => shownIds(core, page, facts, state.answers),
    [core, page, facts, state.answers],
  );
  const required = useMemo(
    () => requiredNames(core, page, facts, state.answers),
    [core, page, facts, state.answers],
  );
  const issues = useMemo(
    () => inPageOrder([...state.server, ...find(state.answers)], names),
    [state.server, state.answers, find, names],
  );
  const shown = useMemo(() => byField(issues, state), [issues, state]);

  const { busy, send } = useSending(props, { names, visible, keeper, dispatch });

  function change(answers: JsonObject): void {
    dispatch({ type: 'changed', answers, wrong: pointersOf(find(answers)) });
    keeper.note(draftOf(page, answers));
  }

  return {
    page,
    state,
    busy,
    draftState,
    visible,
    required,
    shown,
    summary: [...shown.values()].flat(),
    received,
    receive,
    find,
    change,
    send,
    leave: () => keeper.flush(),
    refuseAll: () => dispatch({ type: 'refused', wrong: pointersOf(find(state.answers)) }),
    blur: useCallback((pointer: string) => dispatch({ type: 'left', pointer }), []),
  };
}

/** What an earlier try found wrong, as if the server had said it just now. */
function remarksOf({ core, facts, loaded: { page } }: PageViewProps): Issue[] {
  return Object.entries(page.remarks ?? {})
    .filter(([, { when }]) => holds(core.rules, when, pageScope(core, page, facts, {})))
    .map(([name, { text }]) => ({
      pointer: `/${name}`,
      message: fillText(core, text, facts),
      code: 'server',
    }));
}

function pointersOf(issues: Issue[]): string[] {
  return issues.map(({ pointer }) => pointer);
}

function byField(issues: Issue[], state: AnswersState): Map<string, Issue[]> {
  const shown = new Map<string, Issue[]>();
  for (const issue of issues) {
    const name = fieldOf(issue.pointer);
    if (!isRevealed(state, issue.pointer) && !state.server.includes(issue)) continue;
    shown.set(name, [...(shown.get(name) ?? []), issue]);
  }
  return shown;
}
