/** Whether a page may be submitted now: it is where the journey stands, or open besides. */

import type { FlowCore } from '../content/bundle.ts';
import type { At } from './at.ts';
import { decide } from './decide.ts';
import { matchPage } from './match-page.ts';
import { openBeside } from './open-beside.ts';
import { route } from './route.ts';
import { sequencePages } from './sequence.ts';

/** Flows without a machine allow the pages that apply. Browser and server ask this one function. */
export function allowed(flow: FlowCore, page: string, { facts, step, events = [] }: At): boolean {
  if (openBeside(flow, page, { facts, step, events })) return true;
  if (!flow.machine && !flow.steps) return sequencePages(flow, facts).includes(page);
  const { state } = decide(flow, facts, events);
  return matchPage(flow, route(flow, facts, step, state).path)?.page === page;
}
