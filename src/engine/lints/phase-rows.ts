/** Every row of a panel's phases, with its place. */
import type { PhaseEvents, PhaseRow } from '../../types/phases.ts';
import type { Bundle } from '../content/bundle.ts';
import { type Place, placeIn } from './lint.ts';

/** The rows of one event; `phase` is undefined for what happens in every phase. */
export type PhaseEvent = { phase: string | undefined; event: string; rows: PhaseRow[]; place: Place };

export function phaseEvents(bundle: Bundle): PhaseEvent[] {
  const { phases = {}, on = {} } = bundle.phases ?? {};
  const events = (of: PhaseEvents, phase: string | undefined, ...keys: string[]): PhaseEvent[] =>
    Object.entries(of).map(([event, rows]) => ({
      ...{ phase, event, rows },
      place: placeIn(bundle, 'phases', ...keys, 'on', event),
    }));
  const own = Object.entries(phases).flatMap(([name, phase]) => events(phase.on, name, 'phases', name));
  return [...own, ...events(on, undefined)];
}

export function phaseRows(bundle: Bundle): { row: PhaseRow; place: Place }[] {
  return phaseEvents(bundle).flatMap(({ rows, place }) =>
    rows.map((row, index) => ({ row, place: { ...place, keys: [...place.keys, index] } })),
  );
}
