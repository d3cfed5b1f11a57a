/** How a submission goes: one at a time, the draft held back meanwhile, a refusal told at its fields. */
import { type Dispatch, useRef, useState } from 'react';
import { ApiError, failureSentence } from '../api/api-error.ts';
import { fill } from '../data/engine.ts';
import type { JsonObject } from '../data/json.ts';
import { showToast } from '../shell/toast-store.ts';
import { draftOf, fieldOf } from './answers.ts';
import type { AnswersEvent } from './answers-state.ts';
import { attemptKeys } from './attempt-key.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { PageViewProps } from './page-view-props.ts';

type Parts = {
  names: string[];
  visible: ReadonlySet<string>;
  keeper: DraftKeeper;
  dispatch: Dispatch<AnswersEvent>;
};

/** `send` sends the answers for an action; a second call while one is under way does nothing. `busy` is that action. */
export function useSending(props: PageViewProps, { names, visible, keeper, dispatch }: Parts) {
  const { core, facts, onSubmit } = props;
  const { page } = props.loaded;
  const [busy, setBusy] = useState<string>();
  const [keys] = useState(() => attemptKeys());
  const sending = useRef(false);

  async function send(action: string, answers: JsonObject): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(action);
    dispatch({ type: 'sent' });
    try {
      await submit(action, answers);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) keys.answered();
      keeper.note(draftOf(page, answers));
      dispatch({ type: 'refused', names: [], ...refusal(error, names) });
    } finally {
      sending.current = false;
      setBusy(undefined);
    }
  }

  async function submit(action: string, answers: JsonObject): Promise<void> {
    const shown = names.filter((name) => visible.has(name));
    const data = Object.fromEntries(shown.map((name) => [name, answers[name]]));
    keeper.drop();
    await keeper.flush();
    await onSubmit({ action, data, key: keys.keyFor({ action, data }) });
    keys.answered();
    const done = page.actions?.[action]?.done;
    if (done) showToast({ tone: 'success', text: fill(core, done, facts) });
  }

  return { busy, send };
}

// What the server said of fields of this page stands at them; anything else is said above the page.
function refusal(error: unknown, names: string[]) {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const server = fields
    .filter(([pointer]) => names.includes(fieldOf(pointer)))
    .map(([pointer, message]) => ({ pointer, message, code: 'server' }));
  return server.length > 0 ? { server } : { server, message: failureSentence(error) };
}
