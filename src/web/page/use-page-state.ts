/** The life of one open page: what is answered, what shows, what is wrong, and how a submission goes. */
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { interpolate } from '../../engine/text/interpolate.ts';
import { ApiError, failureSentence } from '../api/api-error.ts';
import { requiredNames, validatePage, visibleIds } from '../data/engine.ts';
import type { JsonObject } from '../data/json.ts';
import { showToast } from '../shell/toast-store.ts';
import type { FileRef } from '../widgets/widget.ts';
import { draftOf, fieldOf, openingAnswers } from './answers.ts';
import { openingState, reduceAnswers } from './answers-state.ts';
import { attemptKeys } from './attempt-key.ts';
import { inPageOrder } from './focus-field.ts';
import { fieldNames } from './form-schema.ts';
import type { Issue } from './page-scope.ts';
import type { PageViewProps } from './page-view-props.ts';
import { useDraft } from './use-draft.ts';

/** Everything `PageView` draws from. */
export function usePageState(props: PageViewProps) {
  const { core, facts, onSave, onSubmit } = props;
  const { page, check } = props.loaded;
  const [opening] = useState(() => openingAnswers(page, facts, props.draft));
  const [state, dispatch] = useReducer(reduceAnswers, opening, openingState);
  const [keeper, draftState] = useDraft(
    props.readOnly || props.preview ? undefined : onSave,
    draftOf(page, opening),
  );
  const [busy, setBusy] = useState<string>();
  const [received, receive] = useState<Readonly<Record<string, FileRef[]>>>({});
  const sending = useRef(false);
  const [keys] = useState(() => attemptKeys());
  const names = useMemo(() => fieldNames(page), [page]);
  const today = props.context.today;

  const find = useCallback(
    (answers: JsonObject): Issue[] =>
      inPageOrder(validatePage(core, page, { data: answers, facts, today, check }).issues, names),
    [core, page, facts, today, check, names],
  );
  const visible = useMemo(
    () => visibleIds(core, page, facts, state.answers),
    [core, page, facts, state.answers],
  );
  const required = useMemo(
    () => requiredNames(core, page, facts, state.answers),
    [core, page, facts, state.answers],
  );
  const issues = useMemo(
    () => [...state.server, ...find(state.answers)],
    [state.server, state.answers, find],
  );
  const shown = useMemo(() => byField(issues, state), [issues, state]);

  function change(answers: JsonObject): void {
    const wrong = new Set(find(answers).map(({ pointer }) => fieldOf(pointer)));
    dispatch({ type: 'changed', answers, valid: (name) => !wrong.has(name) });
    keeper.note(draftOf(page, answers));
  }

  /** Sends the answers for an action. A second call while one is under way does nothing. */
  async function send(action: string, answers: JsonObject): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(action);
    dispatch({ type: 'sent' });
    const data = Object.fromEntries(
      names.filter((name) => visible.has(name)).map((name) => [name, answers[name]]),
    );
    try {
      keeper.drop();
      await keeper.flush();
      await onSubmit({ action, data, key: keys.keyFor({ action, data }) });
      keys.answered();
      const done = page.actions?.[action]?.done;
      if (done) showToast({ tone: 'success', text: interpolate(done, { ...facts, org: core.org }) });
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) keys.answered();
      keeper.note(draftOf(page, answers));
      refuse(error);
    } finally {
      sending.current = false;
      setBusy(undefined);
    }
  }

  function refuse(error: unknown): void {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const server = fields.map(([pointer, message]) => ({ pointer, message, code: 'server' }));
    const own = server.filter(({ pointer }) => names.includes(fieldOf(pointer)));
    const message = own.length > 0 ? undefined : failureSentence(error);
    dispatch({ type: 'refused', names: [], server: own, ...(message ? { message } : {}) });
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
    refuseAll: () => dispatch({ type: 'refused', names }),
    blur: useCallback((name: string) => dispatch({ type: 'left', name }), []),
  };
}

function byField(issues: Issue[], state: { revealed: string[]; server: Issue[] }): Map<string, Issue[]> {
  const shown = new Map<string, Issue[]>();
  for (const issue of issues) {
    const name = fieldOf(issue.pointer);
    if (!state.revealed.includes(name) && !state.server.includes(issue)) continue;
    shown.set(name, [...(shown.get(name) ?? []), issue]);
  }
  return shown;
}
