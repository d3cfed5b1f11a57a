/** Binds a draft keeper to the life of a page: hidden tab, closed tab, and moving on inside the application. */
import { useEffect, useEffectEvent, useState } from 'react';
import { createStore, type Store } from '../platform/data/create-store.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { type DraftKeeper, type DraftState, draftKeeper, type SaveDraft } from './draft-keeper.ts';
import { keepSaved } from './unsaved.ts';

/** The keeper of this page and what it is doing. Mount the page under a key, so that each page has its own. */
export function useDraft(save: SaveDraft | undefined, opening: JsonObject): [DraftKeeper, Store<DraftState>] {
  const [state] = useState(() => createStore<DraftState>('idle'));
  const store = useEffectEvent(async (...draft: Parameters<SaveDraft>) => save?.(...draft));
  // Where nothing is saved, nothing is said to be.
  const tell = useEffectEvent((next: DraftState) => save && state.write(next));
  const [keeper] = useState(() =>
    draftKeeper(
      (...draft) => store(...draft),
      opening,
      (next) => tell(next),
    ),
  );
  useEffect(() => {
    const leave = () => void keeper.flush(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    const unregister = keepSaved(() => keeper.flush());
    return () => {
      unregister();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void keeper.flush();
    };
  }, [keeper]);
  return [keeper, state];
}
