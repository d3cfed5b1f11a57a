/** The machine as a picture: its states, and its transitions with the sentence of the rule that fires each. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { happens } from '../../engine/journey/explain-transition.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import type { Box, Drawing, Kind } from './drawing.ts';

type Machine = NonNullable<Bundle['machine']>;
type Transition = Machine['transitions'][number];

/** A transition from any state is written into the box that it leads to: as arrows they would hide everything else. */
export function drawMachine(flow: Bundle, machine: Machine): Drawing {
  const boxes = Object.entries(machine.states).map(([id, { title }]) => stateBox(flow, machine, id, title));
  return {
    title: `${flow.flow.title}: the machine`,
    about: `${boxes.length} states and ${machine.transitions.length} transitions; it starts at ${flow.flow.first}.`,
    direction: 'TB',
    legend: [
      { kind: 'first', means: 'where it starts' },
      { kind: 'way', means: 'on the way' },
      { kind: 'beside', means: 'beside the way: reached from any state' },
      { kind: 'unreached', means: 'nothing leads here' },
    ],
    boxes,
    arrows: machine.transitions.flatMap((transition) =>
      transition.from === 'any'
        ? []
        : transition.from.map((from) => ({
            from,
            to: transition.to,
            name: transition.name,
            means: said(flow, transition),
          })),
    ),
  };
}

function stateBox(flow: Bundle, machine: Machine, id: string, title: string): Box {
  const fromAnywhere = machine.transitions.filter(({ from, to }) => from === 'any' && to === id);
  const lines = fromAnywhere.map((transition) => `⇢ any: ${transition.name} – ${said(flow, transition)}`);
  return { id, kind: kindOf(flow, machine, id), heading: id, lines: [title, ...lines] };
}

function kindOf({ flow }: Bundle, { transitions }: Machine, id: string): Kind {
  if (id === flow.first) return 'first';
  if (!transitions.some(({ to }) => to === id)) return 'unreached';
  const isDrawn = transitions.some(({ from, to }) => from !== 'any' && (from.includes(id) || to === id));
  return isDrawn ? 'way' : 'beside';
}

function said(flow: Bundle, transition: Transition): string {
  const { when } = transition;
  return when === 'never' ? `only an event fires it${happens(flow, transition)}` : meaning(flow, when);
}
