/** Says what a borrower still has to send, as the flow's steps word it. */
import type { Steps } from '../../types/steps.ts';
import { findStep } from './find-step.ts';

/** Empty where the step asks the borrower for nothing; without a step, what is asked first. */
export function asksAt(steps: Steps | undefined, step: string | null): string {
  return (step === null ? steps?.asksFirst : findStep(steps, step)?.asks) ?? '';
}
