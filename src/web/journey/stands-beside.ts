/** Where a journey leads as it was loaded, and whether it changes there without the borrower. */
import { findStep } from '../../engine/journey/find-step.ts';
import { route } from '../../engine/journey/route.ts';
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';
import type { PollingOptions } from './use-polling.ts';

/** `beside`: the server waits, and yet the journey leads to a page that asks for something. `watched`: a person decides. */
export function standsBeside(
  core: Core,
  { facts, step, events, reviewed = false }: Journey,
): Pick<PollingOptions, 'path' | 'beside' | 'watched'> {
  const { path } = route(core, { facts: { ...facts, step }, step, events });
  const waits = findStep(core.steps, step)?.kind === 'waiting' && core.flow.waitingPage !== undefined;
  return { path, beside: waits && path !== core.flow.waitingPage, watched: reviewed };
}
