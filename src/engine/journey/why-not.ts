/**
 * Explains why a page is not the current one: every way that leads to it, whether the application stands there, and
 * which rule decides.
 */
import type { Open } from '../../types/page.ts';
import type { FlowCore } from '../content/bundle.ts';
import { firstRow } from '../rules/first-row.ts';
import { holds } from '../rules/holds.ts';
import { meaning } from '../rules/meaning.ts';
import { type Scope, scopeOf } from '../rules/scope.ts';
import { type Finding, trace } from '../rules/trace.ts';
import { decide } from './decide.ts';
import { findStep } from './find-step.ts';
import { matchPage } from './match-page.ts';
import { BEFORE_STEPS, namesStep } from './open-beside.ts';
import { route } from './route.ts';
import { rowsOf } from './rows-of.ts';
import type { Standing } from './standing.ts';

/** One way to the page: a row of a step or of a state, the page's own rule, or a row of the sequence. */
export type Way = {
  by: 'step' | 'state' | 'open' | 'sequence';
  /** The step, state or page that the row belongs to. */
  name: string;
  /** Whether the application stands there now. */
  stands: boolean;
  /** Whether the row's rule holds now. */
  held: boolean;
  /** Where an earlier row of the same step or state leads instead. */
  before?: string;
  text: string;
  findings: Finding[];
};

/** `page` is an id. Ways that the application is on come first. */
export function waysTo(flow: FlowCore, standing: Standing, page: string): Way[] {
  const { facts, step } = standing;
  const { state } = decide(flow, standing);
  const scope = scopeOf(flow, facts, { step, state });
  const byState = route(flow, standing, { state }).by === 'state';
  const known = { flow, scope, page };
  const ways = [
    ...openWay(known, step),
    ...sequenceWays(known),
    ...Object.entries(flow.steps?.steps ?? {}).flatMap(([name, entry]) =>
      rowWays(known, {
        by: 'step',
        name,
        rows: rowsOf(flow.steps, entry),
        stands: findStep(flow.steps, step)?.name === name,
      }),
    ),
    ...Object.entries(flow.machine?.states ?? {}).flatMap(([name, { page: rows }]) =>
      rowWays(known, { by: 'state', name, rows, stands: byState && name === state }),
    ),
  ];
  return ways.toSorted((one, other) => Number(other.stands) - Number(one.stands));
}

type Known = { flow: FlowCore; scope: Scope; page: string };
type Row = { when: string; to: string };
type Place = { by: 'step' | 'state'; name: string; rows: readonly Row[]; stands: boolean };

function rowWays({ flow, scope, page }: Known, { by, name, rows, stands }: Place): Way[] {
  return rows.flatMap(({ when, to }, index) => {
    if (matchPage(flow, to)?.page !== page) return [];
    const held = holds(flow.rules, when, scope);
    const before = firstRow(flow.rules, rows.slice(0, index), scope)?.to;
    const where = by === 'step' ? `the step is ${name}` : `the machine stands in ${name} and no step decides`;
    const text = `When ${where}: ${meaning(flow, when)}`;
    const findings = trace(flow.rules, when, scope);
    return [{ by, name, stands, held, ...(before !== undefined && { before }), text, findings }];
  });
}

function openWay({ flow, scope, page }: Known, step: string | null): Way[] {
  const { open } = flow.pages[page] ?? {};
  const { only } = findStep(flow.steps, step) ?? {};
  const listed = only?.includes(page) ?? false;
  if (listed)
    return [
      {
        by: 'open',
        name: page,
        stands: true,
        held: true,
        text: `The step ${step} keeps it open.`,
        findings: [],
      },
    ];
  if (open === undefined) return [];
  const rule = open.when ?? 'always';
  const stands = !only && namesStep(flow, open, step);
  const held = holds(flow.rules, rule, scope);
  const text = `${steps(open)}: ${meaning(flow, rule)}`;
  return [{ by: 'open', name: page, stands, held, text, findings: trace(flow.rules, rule, scope) }];
}

function steps({ at }: Open): string {
  if (at === 'any') return 'At every step that is not final or held';
  const names = at.map((name) => (name === BEFORE_STEPS ? 'before there is a step' : name));
  return `At these steps (${names.join(', ')})`;
}

function sequenceWays({ flow, scope, page }: Known): Way[] {
  const rows = (flow.flow.sequence ?? []).filter((row) => row.page === page);
  return rows.map(({ when }) => ({
    by: 'sequence',
    name: page,
    stands: true,
    held: holds(flow.rules, when, scope),
    text: `In its turn: ${meaning(flow, when)}`,
    findings: trace(flow.rules, when, scope),
  }));
}
