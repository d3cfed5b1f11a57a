/** Whether somebody else than the borrower is at work on a step: it is asked again until it changes, or says who works. */
import type { Steps } from '../../types/steps.ts';
import { findStep } from './find-step.ts';

export function waitsForOthers(steps: Steps | undefined, step: string | null): boolean {
  const entry = findStep(steps, step);
  return entry?.kind === 'waiting' || entry?.says !== undefined;
}
