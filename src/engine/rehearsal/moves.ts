/** Where people who are under way are led by a change of the rows: each is asked for the step and the page, as it was and as it is now. */
import type { FlowCore } from '../content/bundle.ts';
import { deriveStep } from '../journey/derive-step.ts';
import { findStep } from '../journey/find-step.ts';
import { route } from '../journey/route.ts';
import type { Standing } from '../journey/standing.ts';
import { firstRow } from '../rules/first-row.ts';
import { scopeOf } from '../rules/scope.ts';

/** The facts of someone under way, with the events that were fired for them. */
export type Met = Pick<Standing, 'facts' | 'events'>;

export type Place = { step: string | null; page: string };

/**
 * What a change does to someone: leads to a step that comes before theirs (`BACK`), to one that comes later (`ONWARD`), ends the
 * application (`ENDS`) or opens one that had ended (`REOPENS`), or shows another page at the same step (`PAGE`).
 */
export type Way = 'BACK' | 'ENDS' | 'REOPENS' | 'ONWARD' | 'PAGE';

/** `row`: number of the row of `derive` that now leads there, from 1, with its rule. */
export type Move = { way: Way; from: Place; to: Place; row?: number; when?: string };

/** Undefined where nothing changes for them. @param now the same person, where the new content gives other facts */
export function moveOf(before: FlowCore, after: FlowCore, met: Met, now = met): Move | undefined {
  const [from, to] = [placeOf(before, met), placeOf(after, now)];
  if (from.step === to.step && from.page === to.page) return undefined;
  const [stood, row] = [rowOf(before, met), rowOf(after, now)];
  const way = from.step === to.step ? 'PAGE' : wayOf(before, after, [from.step, to.step], [stood, row]);
  return { way, from, to, ...(row && way !== 'PAGE' && { row: indexIn(after, row) + 1, when: row.when }) };
}

/** The step that the rows derive, and the page to which it leads ("/" leaves for the site's root). */
export function placeOf(flow: FlowCore, { facts, events }: Met): Place {
  const step = deriveStep(flow, facts);
  return { step, page: route(flow, { facts, step, events }).path };
}

/** Index of the row of `derive` that gives them their step; -1 where none does. */
export function rowIndexOf(flow: FlowCore, met: Met): number {
  return indexIn(flow, rowOf(flow, met));
}

type Row = { when: string; step?: string | null };

const rowOf = (flow: FlowCore, { facts }: Met): Row | undefined =>
  firstRow(flow.rules, flow.steps?.derive, scopeOf(flow, facts));

// By what the row says, for an edit may have put others before it; else where its step begins.
function indexIn({ steps }: FlowCore, row: Row | undefined): number {
  if (!row) return -1;
  const rows: readonly Row[] = steps?.derive ?? [];
  const found = rows.findIndex(({ when, step }) => when === row.when && step === row.step);
  return found < 0 ? rows.findIndex(({ step }) => step === row.step) : found;
}

// Rows of `derive` keep the order of the journey: what is asked first comes first. A row that only one content has counts there.
function wayOf(
  before: FlowCore,
  after: FlowCore,
  steps: [string | null, string | null],
  [stood, stands]: [Row | undefined, Row | undefined],
): Way {
  const [wasOver, isOver] = steps.map((step) => findStep(after.steps, step)?.kind === 'terminal');
  if (isOver !== wasOver) return isOver ? 'ENDS' : 'REOPENS';
  const both =
    [after, before].find((flow) => [stood, stands].every((row) => indexIn(flow, row) >= 0)) ?? after;
  const [was, is] = [indexIn(both, stood), indexIn(both, stands)];
  return is >= 0 && (was < 0 || is < was) ? 'BACK' : 'ONWARD';
}
