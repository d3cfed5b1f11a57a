/** People whom the rows of a flow can meet: facts for each derived step, each row of a step and each state, as the walks find them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Met } from '../../engine/rehearsal/moves.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { coverMachine } from '../../engine/walk/cover-machine.ts';
import { coverDerived, coverRoutes } from '../../engine/walk/cover-steps.ts';
import type { Covered } from '../../engine/walk/covered.ts';
import type { Replayed } from '../decide/load-flow.ts';

/** Each set of facts once. The same on every run. */
export function metOf({ bundle, flow }: Replayed): Met[] {
  const start = scopeOf(flow, {});
  const derived = coverDerived(bundle, start);
  const routes = coverRoutes(bundle, derived, start);
  const known = [...derived, ...routes].flatMap(({ facts }) => (facts ? [facts] : []));
  const { states, fired, rows } = coverMachine(bundle, flow, known);
  const all = [...derived, ...routes, ...states, ...fired, ...rows].flatMap(metIn);
  return [...new Map(all.map((met) => [JSON.stringify(met), met])).values()];
}

function metIn({ facts, events = [] }: Covered): Met[] {
  return facts ? [{ facts, events }] : [];
}

/**
 * The same from `folder`, where an earlier run kept them: the walks take longer than the rest of a rehearsal. Kept by what they
 * are found from; those of other contents are removed.
 */
export function rememberedMet(side: Replayed, folder: string): Met[] {
  const { rules, steps, machine, org, domain } = side.bundle;
  const from = createHash('sha256').update(JSON.stringify([rules, steps, machine, org, domain]));
  const file = join(folder, `${side.flow.id}-${from.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const met = metOf(side);
  mkdirSync(folder, { recursive: true });
  const older = readdirSync(folder).filter((name) => name.startsWith(`${side.flow.id}-`));
  for (const name of older) rmSync(join(folder, name));
  writeFileSync(file, JSON.stringify(met));
  return met;
}
