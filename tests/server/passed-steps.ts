/**
 * At which steps the sample borrowers' applications stood, and the parts of other owners in them, after whatever was
 * stored: also at those that pass too soon to be met. tests/cases/passed-steps.json holds them, by flow and step.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { ApplicationScope } from '../../src/server/application/application-scope.ts';
import { writtenJson } from '../../src/tools/format/lay-out.ts';

type Application = ApplicationScope['application'];
/** An application, and the step that it was left at. */
export type Left = { application: Pick<Application, 'uuid' | 'flowId' | 'partOf'>; step: string | null };
/** Flow -> step -> keys of sample borrowers. */
export type Passed = Record<string, Record<string, string[]>>;

const file = 'tests/cases/passed-steps.json';
const comment =
  'At which steps the applications of the sample borrowers stood, and the parts of other owners in them, in the walk of tests/server/effects/reaches.test.ts. `npm run may-submit` writes it anew.';

export function readPassed(): Passed {
  const { $comment: _, ...passed } = JSON.parse(readFileSync(file, 'utf8'));
  return passed;
}

export function writePassed(passed: Passed): void {
  writeFileSync(file, writtenJson({ $comment: comment, ...passed }));
}

/** @param borrowers uuid of an application -> key, in the order of the sample borrowers */
export function passedBy(borrowers: ReadonlyMap<string, string>, left: readonly Left[]): Passed {
  const keys = [...borrowers.values()];
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { application, step } of left) {
    const key = borrowers.get(application.partOf?.uuid ?? application.uuid);
    if (key === undefined || step === null) continue;
    const steps = found.get(application.flowId) ?? new Map<string, Set<string>>();
    found.set(application.flowId, steps.set(step, (steps.get(step) ?? new Set()).add(key)));
  }
  const inOrder = (some: Set<string>) => keys.filter((key) => some.has(key));
  return Object.fromEntries(
    byName(found).map(([flow, steps]) => [
      flow,
      Object.fromEntries(byName(steps).map(([step, some]) => [step, inOrder(some)])),
    ]),
  );
}

const byName = <Value>(map: Map<string, Value>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
