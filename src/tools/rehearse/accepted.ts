/** What differs, as cases: what the author of an edit accepts must be so from then on. */
import type { DecisionChange } from '../../engine/rehearsal/decisions.ts';
import { type Met, type Move, moveOf } from '../../engine/rehearsal/moves.ts';
import type { PriceChange } from '../../engine/rehearsal/prices.ts';
import type { Case } from '../../types/cases.ts';
import type { Replayed } from '../decide/load-flow.ts';
import { choiceWords } from './price-lines.ts';

/** Most cases of one kind: an edit that moves everyone is not kept by a case for each. */
const most = 12;

/** One person for each way in which people move, under the content as it is edited. */
export function moveCases(was: Replayed, is: Replayed, people: readonly Met[]): Case[] {
  const ways = new Map<string, { move: Move; met: Met }>();
  for (const met of people) {
    const move = moveOf(was.flow, is.flow, met);
    const name = move && nameOf(move);
    if (move && name && !ways.has(name)) ways.set(name, { move, met });
  }
  return [...ways].slice(0, most).map(([title, { move, met }]) => ({
    title,
    given: met.facts as NonNullable<Case['given']>,
    ...(met.events.length > 0 && { events: [...met.events] }),
    then: { step: move.to.step, page: move.to.page },
  }));
}

function nameOf({ way, from, to, when }: Move): string {
  if (way === 'PAGE') return `At ${from.step ?? 'no step'} the page is ${to.page}, not ${from.page}.`;
  const by = when === undefined ? '' : `, by ${when}`;
  return `From ${from.step ?? 'no step'} to ${to.step ?? 'no step'}${by}.`;
}

/** @param changes those of a rehearsal */
export function decisionCases(changes: readonly DecisionChange[]): Case[] {
  return changes.slice(0, most).map(({ stage, facts, after }) => ({
    title: `${stage}: ${after ? after.row : 'no row decides'}.`,
    credit: { stage, facts },
    then: { decision: after?.decision ?? null, ...(after && { row: after.row }) },
  }));
}

/** The quotes that change most. @param changes those of a rehearsal */
export function priceCases(changes: readonly PriceChange[]): Case[] {
  const distance = ({ before, after }: PriceChange) => Math.abs((after.rate ?? 0) - (before.rate ?? 0));
  const largest = changes.toSorted((one, other) => distance(other) - distance(one)).slice(0, most);
  return largest.map(({ asked, after }) => ({
    title: `Score ${asked.fico}, ${choiceWords({ asked })}.`,
    quote: { ...asked },
    then: after.rate === undefined ? { refused: after.reason ?? 'noPrice' } : { rate: after.rate },
  }));
}
