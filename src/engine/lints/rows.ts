/** First-match lists: nothing after `always`, no rule twice, and a final `always` where nothing else answers. */
import type { Bundle } from '../content/bundle.ts';
import type { Code } from '../issues/codes.ts';
import { type Prover, proverOf } from '../proof/prover.ts';
import { opposite } from '../rules/claim.ts';
import { stagesOf } from './job-stages.ts';
import { type Lint, type Place, placeIn, placeOnPage } from './lint.ts';
import { phaseEvents } from './phase-rows.ts';

/** `alone`: one row that stands for itself, and its place. */
type Rows = { place: Place; rules: string[]; alone?: true; open?: { code: Code; message: string } };

export const lintRows: Lint = (bundle, report) => {
  const prover = proverOf(bundle);
  for (const { place, rules, alone, open } of rowLists(bundle)) {
    for (const { index, why } of deadRows(prover, rules))
      report(
        'ROW_UNREACHABLE',
        alone ? place : { ...place, keys: [...place.keys, index] },
        `the row never counts, ${why}.`,
        'Remove it, or move it up.',
      );
    if (open && rules.at(-1) !== 'always')
      report(open.code, place, open.message, 'End with a row whose when is "always".');
  }
};

const NOTHING_LEFT = 'for the rows before it leave nothing, to it and to all behind it';

// When no case is left for a row, none is left for the rows after it: report once.
function deadRows(prover: Prover, rules: readonly string[]): Array<{ index: number; why: string }> {
  const dead: Array<{ index: number; why: string }> = [];
  for (const index of rules.keys()) {
    const why = deadBecause(prover, rules, index);
    if (why) dead.push({ index, why });
    if (why === NOTHING_LEFT) break;
  }
  return dead;
}

/** Why a row is never the first that holds. */
export function deadBecause(prover: Prover, rules: readonly string[], index: number): string | undefined {
  const rule = rules[index] ?? 'never';
  const before = rules.slice(0, index);
  const earlier = before.find((other) => other === 'always' || other === rule);
  if (earlier !== undefined) return `for one with "${earlier}" stands before it`;
  if (!prover.possible([rule])) return `for "${rule}" never holds`;
  if (prover.possible([rule, ...before.map((other) => opposite(other))])) return undefined;
  const wider = before.find((other) => !prover.possible([rule, opposite(other)]));
  return wider === undefined
    ? NOTHING_LEFT
    : `for whenever "${rule}" holds, "${wider}" does, which stands before it`;
}

function rowLists(bundle: Bundle): Rows[] {
  return [
    ...stateRows(bundle),
    ...panelRows(bundle),
    ...jobRows(bundle),
    ...stepRows(bundle),
    ...flowRows(bundle),
    ...pageRows(bundle),
  ];
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

function panelRows(bundle: Bundle): Rows[] {
  return phaseEvents(bundle).map(({ rows, place }) => ({ place, rules: rows.map(({ when }) => when) }));
}

function jobRows(bundle: Bundle): Rows[] {
  return stagesOf(bundle).flatMap(({ name, stage: { held = [], to }, place }): Rows[] => {
    const at = (key: string) => ({ ...place, keys: [...place.keys, key] });
    const open = {
      code: 'ROWS_INCOMPLETE',
      message: `the stage "${name}" leads nowhere in the remaining cases.`,
    } as const;
    const ways: Rows[] = to ? [{ place: at('to'), rules: whensOf(to), open }] : [];
    return held.length > 0 ? [{ place: at('held'), rules: whensOf(held) }, ...ways] : ways;
  });
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
  const turns = (bundle.flow.sequence ?? []).map(({ when }, index) => ({
    place: placeIn(bundle, 'flow', 'sequence', index, 'when'),
    rules: [when],
    alone: true as const,
  }));
  const stops = (bundle.flow.sequence ?? []).map(({ stop = [] }, index) => ({
    place: placeIn(bundle, 'flow', 'sequence', index, 'stop'),
    rules: stop.map(({ when }) => when),
  }));
  const { progress } = bundle.flow;
  const views = (progress?.instead ?? []).map(({ labels }, index) =>
    labelRows(bundle, labels, ['progress', 'instead', index]),
  );
  return [
    ...turns,
    ...stops,
    ...labelRows(bundle, progress?.labels ?? [], ['progress']),
    { place: placeIn(bundle, 'flow', 'progress', 'instead'), rules: whensOf(progress?.instead) },
    ...views.flat(),
  ];
}

type Labels = NonNullable<Bundle['flow']['progress']>['labels'];

function labelRows(bundle: Bundle, labels: Labels, keys: Array<string | number>): Rows[] {
  const open = {
    code: 'ROWS_INCOMPLETE',
    message: 'the label is missing in the remaining cases.',
  } as const;
  return labels.flatMap((label, index): Rows[] => {
    const place = placeIn(bundle, 'flow', ...keys, 'labels', index);
    return Array.isArray(label) ? [{ place, rules: whensOf(label), open }] : [];
  });
}

// Where no row holds, the page keeps its own title and lead.
function pageRows(bundle: Bundle): Rows[] {
  return Object.entries(bundle.pages).flatMap(([id, { instead }]) =>
    instead ? [{ place: placeOnPage(bundle, id, 'instead'), rules: whensOf(instead) }] : [],
  );
}

const whensOf = (rows: ReadonlyArray<{ when: string }> = []) => rows.map(({ when }) => when);
