/** Gathers what the parts of a page may read: content, facts with the typed answers, and the problems to show. */
import { useCallback, useMemo } from 'react';
import { openActions } from '../../engine/answers/open-actions.ts';
import { pageScope } from '../../engine/answers/page-scope.ts';
import { holds as ruleHolds } from '../../engine/rules/holds.ts';
import type { Scope } from '../../engine/rules/scope.ts';
import { fillText } from '../platform/data/fill-text.ts';
import type { ConsentText, PageContext } from '../platform/data/widget.ts';
import { type FormScope, useSaidAnswers } from './form-scope.ts';
import type { PageFrame, PageReading } from './page-scope.ts';
import type { PageState } from './page-store.ts';
import type { PageViewProps } from './page-view-props.ts';
import { usePageVocabulary } from './page-vocabulary.ts';
import type { Arrivals } from './use-arrivals.ts';
import type { usePageState } from './use-page-state.ts';

type Parts = {
  form: ReturnType<typeof usePageState>;
  /** Presses one of the page's buttons. */
  act(name: string): void;
  /** Tells which of several submit buttons was pressed. */
  choose(name: string): void;
  held: Arrivals['held'];
};

/** What the fields share: the same value from key to key. */
export function useFormScopeOf(
  props: PageViewProps,
  form: Parts['form'],
  { waitFor }: Pick<Arrivals, 'waitFor'>,
): FormScope {
  const { core, context, readOnly = false } = props;
  const { widgets } = usePageVocabulary();
  const { page, store, busy, received, change, blur } = form;
  const facts = useMemo(() => withAnswers(props.facts, store), [props.facts, store]);
  const text = useCallback((template: string) => fillText(core, template, facts), [core, facts]);
  const consents = useConsents(form, text);
  const around = useMemo(
    () => withAnswers({ ...context, consents, text, received, waitFor }, store) as PageContext,
    [context, consents, text, received, waitFor, store],
  );
  return useMemo(
    () => ({ page, store, facts, context: around, widgets, readOnly, busy, text, change, blur }),
    [page, store, facts, around, widgets, readOnly, busy, text, change, blur],
  );
}

/** What everything else on the page reads: the frame, and by each state of the page what becomes another value with it. */
export function usePageFrameOf(props: PageViewProps, fields: FormScope, parts: Parts): PageFrame {
  const { core, facts } = props;
  const { form, act, choose, held } = parts;
  const { page, draft, receive } = form;
  const { context } = fields;
  const readingAt = useMemo(
    () => latest((state: PageState) => readingOf({ core, page, facts, context }, state)),
    [core, page, facts, context],
  );
  return {
    ...fields,
    core,
    preview: props.preview ?? false,
    progress: page.progress ?? props.progress,
    draft,
    act,
    choose,
    held,
    receive,
    href: props.href,
    readingAt,
  };
}

type Ground = Pick<PageViewProps, 'core' | 'facts'> & Pick<FormScope, 'page' | 'context'>;

function readingOf({ core, page, facts, context }: Ground, state: PageState): PageReading {
  const { answers, visible, required, shown } = state;
  let scope: Scope | undefined;
  return {
    facts: { ...facts, answers },
    answers,
    visible,
    required,
    shown,
    context: { ...context, answers },
    open: () => openActions(core, page, { facts, answers, shown: visible }),
    holds(rule) {
      scope ??= pageScope(core, page, facts, answers);
      return ruleHolds(core.rules, rule, scope);
    },
  };
}

// All parts read the same state, one after another.
function latest<A extends object, T>(make: (from: A) => T): (from: A) => T {
  let known: { from: A; made: T } | undefined;
  return (from) => {
    if (known?.from !== from) known = { from, made: make(from) };
    return known.made;
  };
}

// Read when they are asked for, so that what is handed to a field need not become another value with each key.
function withAnswers<T extends object>(around: T, { read }: Pick<FormScope['store'], 'read'>) {
  return Object.defineProperty({ ...around }, 'answers', { enumerable: true, get: () => read().answers });
}

function useConsents({ page, store }: Parts['form'], text: (template: string) => string) {
  const { consents } = page;
  const said = useSaidAnswers({ store }, consents);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that name answers become others with them
  return useMemo(() => {
    const all = Object.entries(consents ?? {});
    return Object.fromEntries(
      all.map(([key, one]): [string, ConsentText] => [key, { ...one, text: text(one.text) }]),
    );
  }, [consents, text, said]);
}
