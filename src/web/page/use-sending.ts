/** Sends a submission: one at a time, the draft held back meanwhile, a refusal shown at its fields. */

import { useRef, useState } from 'react';
import { sentAnswers } from '../../engine/answers/sent-answers.ts';
import { showToast } from '../parts/toast-store.ts';
import { ApiError, failureSentence } from '../platform/api/transport/api-error.ts';
import { fillText } from '../platform/data/fill-text.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { draftOf, fieldOf } from './answers.ts';
import { attemptKeys } from './attempt-key.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { fieldNames } from './form-schema.ts';
import type { PageStore } from './page-store.ts';
import type { PageViewProps } from './page-view-props.ts';

type Parts = { store: PageStore; keeper: DraftKeeper };

/** `send` sends the answers for an action; a second call while one is under way does nothing. `busy` is that action. */
export function useSending(props: PageViewProps, { store, keeper }: Parts) {
  const { core, facts, onSubmit } = props;
  const { page } = props.loaded;
  const [busy, setBusy] = useState<string>();
  const [keys] = useState(() => attemptKeys());
  const sending = useRef(false);

  async function send(action: string, answers: JsonObject): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(action);
    store.dispatch({ type: 'sent' });
    let left = false;
    try {
      left = await submit(action, answers);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) keys.answered();
      keeper.note(draftOf(page, answers));
      store.dispatch({ type: 'refused', wrong: [], ...refusal(error, fieldNames(page)) });
    } finally {
      // A page on its way out stays busy: it takes no second press.
      if (!left) sending.current = false;
      if (!left) setBusy(undefined);
    }
  }

  async function submit(action: string, answers: JsonObject): Promise<boolean> {
    const { visible } = store.read();
    const data = sentAnswers(page, visible, answers);
    keeper.drop();
    await keeper.flush();
    const left = await onSubmit({ action, data, key: keys.keyFor({ action, data }) });
    keys.answered();
    const done = page.actions?.[action]?.done;
    if (done) showToast({ tone: 'success', text: fillText(core, done, facts) });
    return left === true;
  }

  return { busy, send };
}

// The server's messages about fields of this page show at the fields; any other shows above the page, once: another
// tab's changes have a note of their own.
function refusal(error: unknown, names: string[]) {
  if (error instanceof ApiError && error.status === 409 && error.reason === 'stale') return {};
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const server = fields
    .filter(([pointer]) => names.includes(fieldOf(pointer)))
    .map(([pointer, message]) => ({ pointer, message, code: 'server' }));
  if (server.length > 0) return { server };
  return { server, message: failureSentence(error), way: error instanceof ApiError ? error.way : undefined };
}
