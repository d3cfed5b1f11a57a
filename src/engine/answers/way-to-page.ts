/**
 * Whether a borrower's answers leave a way to a page: a step that leads there, a state of the machine, a turn of the
 * sequence, or the page's own `open`. What an application has come to takes no page off its way.
 */
import type { CompiledFlow, CompiledPage } from '../content/bundle.ts';
import { findStep } from '../journey/find-step.ts';
import { BEFORE_STEPS } from '../journey/open-beside.ts';
import { type AnsweredTest, type IsAnswer, testOf } from './answered-test.ts';

type Flow = Pick<CompiledFlow, 'rules'> & Partial<Pick<CompiledFlow, 'steps' | 'machine' | 'flow'>>;

/** Fails for answers by which no way is left; open for a page that no row names. */
export function wayToPage(flow: Flow, page: CompiledPage, isAnswer: IsAnswer): AnsweredTest {
  const ways = [
    ...byTurns(flow, page.id),
    ...bySteps(flow, page.id),
    ...byStates(flow, page.id),
    ...opened(flow, page),
  ];
  const tests = ways.map((claims): AnsweredTest => {
    const parts = claims.map((claim) => testOf(flow.rules, claim, isAnswer));
    return { kind: 'and', parts };
  });
  return tests.length > 0 ? { kind: 'or', parts: tests } : { kind: 'open' };
}

/** Claims that must hold together. */
type Way = readonly string[];

function byTurns({ flow }: Flow, id: string): Way[] {
  return (flow?.sequence ?? []).filter(({ page }) => page === id).map(({ when }) => [when]);
}

function bySteps({ steps }: Flow, id: string): Way[] {
  return (steps?.derive ?? []).flatMap(({ when, step }) =>
    (findStep(steps, step)?.routes ?? []).filter(({ to }) => leadsTo(to, id)).map((row) => [when, row.when]),
  );
}

function byStates({ machine, flow }: Flow, id: string): Way[] {
  return Object.entries(machine?.states ?? {}).flatMap(([state, { page }]) => {
    const rows = page.filter(({ to }) => leadsTo(to, id));
    const into = (machine?.transitions ?? []).filter(({ to }) => to === state).map(({ when }) => when);
    const from = state === flow?.first ? ['always', ...into] : into;
    return rows.flatMap((row) => from.map((when) => [when, row.when]));
  });
}

function opened({ steps }: Flow, { open }: CompiledPage): Way[] {
  if (!open) return [];
  const rule = open.when ?? 'always';
  const names = open.at === 'any' ? [BEFORE_STEPS] : open.at;
  const at = (steps?.derive ?? []).filter(({ step }) => step !== null && names.includes(step));
  return names.includes(BEFORE_STEPS) || at.length === 0 ? [[rule]] : at.map(({ when }) => [when, rule]);
}

/** A row may lead to one case of a page with parameters. */
const leadsTo = (to: string, id: string) => to === id || to.startsWith(`${id}/`) || to.startsWith(`${id}?`);
