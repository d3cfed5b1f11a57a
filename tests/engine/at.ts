/** A standing for a test: no step and no events unless the test says so. */
import type { Facts } from '../../src/engine/facts/facts.ts';
import type { Standing } from '../../src/engine/journey/standing.ts';

export function at(facts: Facts, step: string | null = null, events: readonly string[] = []): Standing {
  return { facts, step, events };
}
