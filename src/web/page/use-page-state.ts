/** The life of one open page: what is answered, what shows, and what is wrong. */
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { openingAnswers } from '../../engine/answers/opening-answers.ts';
import { pageJudge } from '../../engine/answers/page-judge.ts';
import { pageScope } from '../../engine/answers/page-scope.ts';
import { holds } from '../../engine/rules/holds.ts';
import type { FileRef } from '../platform/data/file-ref.ts';
import { fillText } from '../platform/data/fill-text.ts';
import { draftOf } from './answers.ts';
import { fieldNames } from './form-schema.ts';
import type { Issue } from './issue.ts';
import { type PageStore, pageStore } from './page-store.ts';
import type { PageViewProps } from './page-view-props.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { whenReleased } from './when-released.ts';

/** Everything `PageView` draws from. */
export function usePageState(props: PageViewProps) {
  const { page } = props.loaded;
  const store = usePageStore(props);
  const [opening] = useState(() => draftOf(page, store.read().answers));
  const [keeper, draft] = useDraft(props.readOnly || props.preview ? undefined : props.onSave, opening);
  const [received, receive] = useState<Readonly<Record<string, FileRef[]>>>({});
  const { busy, send } = useSending(props, { store, keeper });

  const change = useCallback(
    (name: string, value: unknown) => {
      store.change(name, value);
      keeper.note(draftOf(page, store.read().answers));
    },
    [store, keeper, page],
  );

  return {
    page,
    store,
    busy,
    draft,
    received,
    receive,
    change,
    send,
    leave: () => keeper.flush(),
    blur: useCallback(
      (pointer: string) => whenReleased(() => store.dispatch({ type: 'left', pointer })),
      [store],
    ),
  };
}

// Lives as long as the page is open; facts or content that change meanwhile change the verdict, never the answers.
function usePageStore(props: PageViewProps): PageStore {
  const { core, facts } = props;
  const { page, validator } = props.loaded;
  const { today } = props.context;
  const judging = useMemo(
    () => pageJudge(core, page, { facts, today, validator }),
    [core, page, facts, today, validator],
  );
  const [store] = useState(() => {
    const opening = { answers: openingAnswers(page, facts, props.draft), server: remarksOf(props) };
    return pageStore(opening, judging, fieldNames(page));
  });
  useLayoutEffect(() => store.judgeBy(judging), [store, judging]);
  return store;
}

/** What an earlier try found wrong, shown as if the server had just said it. */
function remarksOf({ core, facts, loaded: { page } }: PageViewProps): Issue[] {
  return Object.entries(page.remarks ?? {})
    .filter(([, { when }]) => holds(core.rules, when, pageScope(core, page, facts, {})))
    .map(([name, { text }]) => ({
      pointer: `/${name}`,
      message: fillText(core, text, facts),
      code: 'server',
    }));
}
