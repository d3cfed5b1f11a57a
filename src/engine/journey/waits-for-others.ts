/**
 * Whether other people than the borrower work on a step: the browser asks again until it changes, or the page says who
 * works.
 */
import type { Steps } from '../../types/steps.ts';
import { findStep } from './find-step.ts';

export function waitsForOthers(steps: Steps | undefined, step: string | null): boolean {
  const entry = findStep(steps, step);
  return entry?.kind === 'waiting' || entry?.says !== undefined;
}
