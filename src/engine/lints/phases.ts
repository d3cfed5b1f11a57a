/** A panel's phases and timers name phases, events and facts that there are, and every phase can be reached. */
import type { Timer } from '../../types/timers.ts';
import type { Bundle } from '../content/bundle.ts';
import { namesBeside, spotOf } from '../content/declared.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';
import { phaseEvents, phaseRows } from './phase-rows.ts';

export const lintPhases: Lint = (bundle, report) => {
  if (!bundle.phases) return;
  lintPhase(bundle, report, bundle.flow.first ?? '', placeIn(bundle, 'flow', 'first'));
  for (const { row, place } of phaseRows(bundle)) {
    const { to, keeps = {}, forgets = [] } = row;
    const at = (...keys: Array<string | number>) => ({ ...place, keys: [...place.keys, ...keys] });
    if (to !== undefined) lintPhase(bundle, report, to, at('to'));
    for (const [fact, from] of Object.entries(keeps))
      for (const path of [fact, from]) lintFact(bundle, report, path, at('keeps', fact));
    for (const [index, path] of forgets.entries()) lintFact(bundle, report, path, at('forgets', index));
  }
  for (const [name, timer] of Object.entries(bundle.timers?.timers ?? {}))
    lintTimer(bundle, report, name, timer);
  lintReached(bundle, report);
};

function lintTimer(bundle: Bundle, report: Report, name: string, timer: Timer): void {
  const at = (...keys: Array<string | number>) => placeIn(bundle, 'timers', 'timers', name, ...keys);
  for (const [index, phase] of timer.in.entries()) lintPhase(bundle, report, phase, at('in', index));
  if (timer.at !== undefined) lintFact(bundle, report, timer.at, at('at'));
  const { event } = timer;
  if (event === undefined) return;
  for (const phase of timer.in) {
    const known = phaseEvents(bundle).filter((one) => one.phase === phase || one.phase === undefined);
    if (known.some((one) => one.event === event)) continue;
    const names = known.map((one) => one.event);
    const message = `in the phase "${phase}", nothing happens on "${event}".`;
    report('EVENT_UNKNOWN', at('event'), message, didYouMean(event, names));
  }
}

function lintPhase(bundle: Bundle, report: Report, name: string, place: Place): void {
  const known = Object.keys(bundle.phases?.phases ?? {});
  if (known.includes(name)) return;
  report('STATE_UNKNOWN', place, `there is no phase "${name}".`, didYouMean(name, known));
}

function lintFact(bundle: Bundle, report: Report, path: string, place: Place): void {
  if (spotOf(bundle, path)) return;
  report('VAR_UNKNOWN', place, `no schema declares "${path}".`, didYouMean(path, namesBeside(bundle, path)));
}

function lintReached(bundle: Bundle, report: Report): void {
  const reached = new Set([bundle.flow.first ?? '']);
  // A set grows while it is walked, so phases found on the way are visited too.
  for (const from of reached)
    for (const { phase, rows } of phaseEvents(bundle))
      if (phase === undefined || phase === from) for (const { to } of rows) if (to) reached.add(to);
  for (const name of Object.keys(bundle.phases?.phases ?? {}).filter((one) => !reached.has(one)))
    report(
      'STATE_UNREACHABLE',
      placeIn(bundle, 'phases', 'phases', name),
      `no row leads to the phase "${name}".`,
      'Add a row, or remove the phase.',
    );
}
