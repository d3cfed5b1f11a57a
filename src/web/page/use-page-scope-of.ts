/** Gathers what the parts of a page may read: content, facts with the typed answers, and the problems to show. */
import { useCallback, useMemo } from 'react';
import { pageScope } from '../../engine/answers/page-scope.ts';
import { holds as ruleHolds } from '../../engine/rules/holds.ts';
import { fillText } from '../data/fill-text.ts';
import type { ConsentText, PageContext } from '../data/widget.ts';
import type { FormScope } from './form-scope.ts';
import type { PageScope } from './page-scope.ts';
import type { PageViewProps } from './page-view-props.ts';
import { usePageVocabulary } from './page-vocabulary.ts';
import type { usePageState } from './use-page-state.ts';

type Parts = {
  form: ReturnType<typeof usePageState>;
  /** Presses one of the page's buttons. */
  act(name: string): void;
  /** Tells which of several submit buttons was pressed. */
  choose(name: string): void;
};

/** What the fields share: the same value from key to key. */
export function useFormScopeOf(props: PageViewProps, form: Parts['form']): FormScope {
  const { core, context, readOnly = false } = props;
  const { widgets } = usePageVocabulary();
  const { page, store, busy, received, change, blur } = form;
  const facts = useMemo(() => withAnswers(props.facts, store), [props.facts, store]);
  const text = useCallback((template: string) => fillText(core, template, facts), [core, facts]);
  const consents = useConsents(form, text);
  const around = useMemo(
    () => withAnswers({ ...context, consents, text, received }, store) as PageContext,
    [context, consents, text, received, store],
  );
  return useMemo(
    () => ({ page, store, facts, context: around, widgets, readOnly, busy, text, change, blur }),
    [page, store, facts, around, widgets, readOnly, busy, text, change, blur],
  );
}

/** The scope of everything else on the page, drawn again with every answer. */
export function usePageScopeOf(props: PageViewProps, fields: FormScope, parts: Parts): PageScope {
  const { core } = props;
  const { form, act, choose } = parts;
  const { page, state } = form;
  const facts = useMemo(() => ({ ...props.facts, answers: state.answers }), [props.facts, state.answers]);
  const scope = useMemo(
    () => pageScope(core, page, props.facts, state.answers),
    [core, page, props.facts, state.answers],
  );
  return {
    core,
    page,
    facts,
    answers: state.answers,
    visible: state.visible,
    required: state.required,
    shown: state.shown,
    widgets: fields.widgets,
    context: { ...fields.context, answers: state.answers },
    readOnly: fields.readOnly,
    preview: props.preview ?? false,
    progress: page.progress ?? props.progress,
    busy: form.busy,
    draftState: form.draftState,
    text: (template) => fillText(core, template, facts),
    holds: (rule) => ruleHolds(core.rules, rule, scope),
    blur: form.blur,
    act,
    choose,
    receive: form.receive,
    href: props.href,
  };
}

// Read when they are asked for, so that what is handed to a field need not become another value with each key.
function withAnswers<T extends object>(around: T, { read }: Pick<FormScope['store'], 'read'>) {
  return Object.defineProperty({ ...around }, 'answers', { enumerable: true, get: () => read().answers });
}

function useConsents({ page, state }: Parts['form'], text: (template: string) => string) {
  const says = useMemo(() => JSON.stringify(page.consents ?? {}).includes('answers.'), [page]);
  const said = says ? state.answers : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that name answers become others with them
  return useMemo(() => {
    const all = Object.entries(page.consents ?? {});
    return Object.fromEntries(
      all.map(([key, one]): [string, ConsentText] => [key, { ...one, text: text(one.text) }]),
    );
  }, [page, text, said]);
}
