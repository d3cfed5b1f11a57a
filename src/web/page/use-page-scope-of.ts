/** Gathers what the parts of a page may know: content, facts with the typed answers, and what shows as wrong. */
import { useMemo } from 'react';
import { pageScope } from '../../engine/answers/page-scope.ts';
import { holds as ruleHolds } from '../../engine/rules/holds.ts';
import { fillText } from '../data/fill-text.ts';
import type { PageScope } from './page-scope.ts';
import type { PageViewProps } from './page-view-props.ts';
import { usePageVocabulary } from './page-vocabulary.ts';
import type { usePageState } from './use-page-state.ts';

/** The scope of an open page. `act` presses one of its buttons. */
export function usePageScopeOf(
  props: PageViewProps,
  one: ReturnType<typeof usePageState>,
  act: (name: string) => void,
): PageScope {
  const { core, context } = props;
  const { widgets } = usePageVocabulary();
  const { page, state } = one;
  const facts = useMemo(() => ({ ...props.facts, answers: state.answers }), [props.facts, state.answers]);
  const text = useMemo(() => (template: string) => fillText(core, template, facts), [core, facts]);
  const holds = (rule: string) =>
    ruleHolds(core.rules, rule, pageScope(core, page, props.facts, state.answers));
  const consents = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(page.consents ?? {}).map(([key, one]) => [key, { ...one, text: text(one.text) }]),
      ),
    [page, text],
  );
  return {
    core,
    page,
    facts,
    answers: state.answers,
    visible: one.visible,
    required: one.required,
    shown: one.shown,
    widgets,
    context: { ...context, answers: state.answers, consents, text, received: one.received },
    readOnly: props.readOnly ?? false,
    progress: page.progress ?? props.progress,
    busy: one.busy,
    text,
    holds,
    blur: one.blur,
    act,
    receive: one.receive,
    href: props.href,
  };
}
