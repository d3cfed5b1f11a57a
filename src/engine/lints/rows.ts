/** Lists of which the first row that holds counts: no row behind `always`, none twice, and none missing where nothing else would answer. */
import type { Bundle } from '../bundle.ts';
import type { Code } from '../codes.ts';
import { type Lint, type Place, placeIn } from './lint.ts';

type Rows = { place: Place; rules: string[]; open?: { code: Code; message: string } };

export const checkRows: Lint = (bundle, report) => {
  for (const { place, rules, open } of rowLists(bundle)) {
    rules.forEach((rule, index) => {
      const earlier = rules.slice(0, index).find((other) => other === 'always' || other === rule);
      if (earlier === undefined) return;
      const at = { ...place, keys: [...place.keys, index] };
      report(
        'ROW_UNREACHABLE',
        at,
        `the row never counts, for one with "${earlier}" stands before it.`,
        'Remove it, or move it up.',
      );
    });
    if (open && rules.at(-1) !== 'always')
      report(open.code, place, open.message, 'End with a row whose when is "always".');
  }
};

function rowLists(bundle: Bundle): Rows[] {
  return [...stateRows(bundle), ...stepRows(bundle), ...flowRows(bundle)];
}

function stateRows(bundle: Bundle): Rows[] {
  return Object.entries(bundle.machine?.states ?? {}).map(([state, { page }]) => ({
    place: placeIn(bundle, 'machine', 'states', state, 'page'),
    rules: page.map(({ when }) => when),
    open: {
      code: 'STATE_WITHOUT_PAGE',
      message: `the state "${state}" has no page for the remaining cases.`,
    },
  }));
}

function stepRows(bundle: Bundle): Rows[] {
  const routes = Object.entries(bundle.steps?.steps ?? {}).flatMap(([step, { routes: rows }]): Rows[] =>
    rows
      ? [
          {
            place: placeIn(bundle, 'steps', 'steps', step, 'routes'),
            rules: rows.map(({ when }) => when),
            open: withoutMachine(bundle, step),
          },
        ]
      : [],
  );
  const derive = bundle.steps?.derive;
  const open = {
    code: 'ROWS_INCOMPLETE',
    message: 'no row is left for the remaining applications.',
  } as const;
  return derive
    ? [...routes, { place: placeIn(bundle, 'steps', 'derive'), rules: derive.map(({ when }) => when), open }]
    : routes;
}

// With a machine, a step without a row that holds falls back to the state's page.
function withoutMachine(bundle: Bundle, step: string): Rows['open'] {
  return bundle.machine
    ? undefined
    : { code: 'ROWS_INCOMPLETE', message: `the step "${step}" has no page for the remaining cases.` };
}

function flowRows(bundle: Bundle): Rows[] {
  const stops = (bundle.flow.sequence ?? []).map(({ stop = [] }, index) => ({
    place: placeIn(bundle, 'flow', 'sequence', index, 'stop'),
    rules: stop.map(({ when }) => when),
  }));
  const labels = (bundle.flow.progress?.labels ?? []).flatMap((label, index): Rows[] => {
    if (!Array.isArray(label)) return [];
    const open = {
      code: 'ROWS_INCOMPLETE',
      message: 'the label is missing in the remaining cases.',
    } as const;
    return [
      {
        place: placeIn(bundle, 'flow', 'progress', 'labels', index),
        rules: label.map(({ when }) => when),
        open,
      },
    ];
  });
  const instead = (bundle.flow.progress?.instead ?? []).map(({ when }) => when);
  const views = { place: placeIn(bundle, 'flow', 'progress', 'instead'), rules: instead };
  return [...stops, ...labels, views];
}
