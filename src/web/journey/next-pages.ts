/** The pages that a journey leads to from here: the one that its step routes to, and the waiting page while others work. */
import { findStep } from '../../engine/journey/find-step.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { route } from '../../engine/journey/route.ts';
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';

/** Their ids; none for what lies outside of the flow. */
export function nextPages(core: Core, { facts, step, events }: Journey): string[] {
  const target = route(core, { facts: { ...facts, step }, step, events });
  const page = matchPage(core, target.path)?.page;
  const waits = findStep(core.steps, step)?.kind === 'waiting' ? core.flow.waitingPage : undefined;
  return [waits, page].filter((id) => id !== undefined);
}
