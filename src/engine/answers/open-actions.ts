/**
 * Which buttons of a page can be pressed. Browser and server ask this one function: what the one shows, the other takes.
 */
import type { Action } from '../../types/page.ts';
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { pageReader } from './page-reader.ts';
import { sentAnswers } from './sent-answers.ts';
import { visible } from './visible.ts';

/** Where the page stands: the facts, with the step among them, and what is typed on it. */
type Seen = {
  facts: Facts;
  answers: Readonly<Record<string, unknown>>;
  /** The ids of what is shown, where that is known already. */
  shown?: ReadonlySet<string>;
};

/** The buttons that the rules let through, by name and in order. */
export function openActions(
  flow: Pick<FlowCore, 'org' | 'rules'>,
  page: BrowserPage,
  { facts, answers, shown }: Seen,
): [string, Action][] {
  const sent = () => sentAnswers(page, shown ?? visible(flow, page, facts, answers), answers);
  const { holds } = pageReader(flow, page, facts, sent);
  return Object.entries(page.actions ?? {}).filter(([, { when }]) => when === undefined || holds(when));
}
