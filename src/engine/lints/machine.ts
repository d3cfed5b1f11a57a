/** Every state that the machine names exists and can be reached; no two transitions have one name. */
import type { Machine } from '../../types/machine.ts';
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, placeIn, type Report } from './lint.ts';

export const lintMachine: Lint = (bundle, report) => {
  const { machine } = bundle;
  if (!machine) return;
  const known = Object.keys(machine.states);
  const first = bundle.flow.first ?? '';
  if (!known.includes(first)) {
    report(
      'STATE_UNKNOWN',
      placeIn(bundle, 'flow', 'first'),
      `there is no state "${first}".`,
      didYouMean(first, known),
    );
  }
  for (const index of machine.transitions.keys()) lintTransition(bundle, machine, report, index);
  lintEvents(bundle, machine, report);
  const reached = reachable(machine, first);
  for (const state of known.filter((name) => !reached.has(name) && !machine.states[name]?.reserved)) {
    report(
      'STATE_UNREACHABLE',
      placeIn(bundle, 'machine', 'states', state),
      `no transition leads to "${state}".`,
      'Add a transition, or remove the state.',
    );
  }
};

function lintTransition(bundle: Bundle, machine: Machine, report: Report, index: number): void {
  const transition = machine.transitions[index];
  if (!transition) return;
  const known = Object.keys(machine.states);
  const names = [
    ...(transition.from === 'any' ? [] : transition.from.map((state) => ['from', state])),
    ['to', transition.to],
  ];
  for (const [key = '', state = ''] of names) {
    if (known.includes(state)) continue;
    report(
      'STATE_UNKNOWN',
      placeIn(bundle, 'machine', 'transitions', index, key),
      `${transition.name} names the state "${state}", which is not there.`,
      didYouMean(state, known),
    );
  }
  const earlier = machine.transitions.findIndex(({ name }) => name === transition.name);
  if (earlier < index)
    report(
      'TRANSITION_DUPLICATE',
      placeIn(bundle, 'machine', 'transitions', index, 'name'),
      `"${transition.name}" is there twice.`,
      'Give each transition a name of its own.',
    );
}

function lintEvents(bundle: Bundle, { transitions }: Machine, report: Report): void {
  const actions = Object.values(bundle.pages).flatMap((page) => Object.values(page.actions ?? {}));
  const fired = new Set(actions.map(({ event }) => event));
  for (const [index, { name, when, on }] of transitions.entries()) {
    if (when !== 'never' || on !== undefined || fired.has(name)) continue;
    report(
      'EVENT_UNFIRED',
      placeIn(bundle, 'machine', 'transitions', index),
      `only an event starts "${name}", and nothing fires it.`,
      'Say `on` which rule it happens, or name it as the `event` of a page’s action.',
    );
  }
}

function reachable(machine: Machine, first: string): Set<string> {
  const reached = new Set([first]);
  // A set grows while it is walked, so states found on the way are visited too.
  for (const state of reached) {
    for (const { from, to } of machine.transitions)
      if (from === 'any' || from.includes(state)) reached.add(to);
  }
  return reached;
}
