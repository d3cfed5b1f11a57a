/**
 * Warns of transitions that were triggered where they may not start (SPEC-5.2). The machine is replayed on every read,
 * so it warns once per application.
 */
import type { TransitionOutcome } from '../../engine/journey/decide.ts';
import { bounded } from '../platform/memory/bounded.ts';

/** No personal data: an identifier, and words of the flow. */
export type RefusedTransition = { application: string; transition: string; from: string; to: string };

export type RefusedTransitions = (application: string) => (met: TransitionOutcome) => void;

const most = 20_000;

/** @param warn receives each refusal once, as long as this process remembers it */
export function refusedTransitions(warn: (refused: RefusedTransition) => void): RefusedTransitions {
  const told = bounded<string, true>(most);
  return (application) =>
    ({ transition: { name, to }, outcome, from }) => {
      const key = `${application} ${name}`;
      if (outcome !== 'refused' || told.get(key)) return;
      told.set(key, true);
      warn({ application, transition: name, from, to });
    };
}
