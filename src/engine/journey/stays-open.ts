/**
 * Whether a page still has something to do at the server's step, so that we never take it from a borrower who reads
 * slowly.
 */
import type { FlowCore } from '../content/bundle.ts';
import { allowed } from './allowed.ts';
import { findStep } from './find-step.ts';
import { openBeside } from './open-beside.ts';
import type { Standing } from './standing.ts';

/** At a waiting step, only the pages that are open besides stay. */
export function staysOpen(flow: FlowCore, standing: Standing, page: string): boolean {
  const waits = findStep(flow.steps, standing.step)?.kind === 'waiting';
  return waits ? openBeside(flow, standing, page) : allowed(flow, standing, page);
}
