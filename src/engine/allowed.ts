/** Whether a page may be submitted now: it is where the journey stands, or its `open` rule holds. */
import type { FlowCore, PageBrief } from './bundle.ts';
import { decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { holds } from './holds.ts';
import { matchPage } from './match-page.ts';
import { route } from './route.ts';
import { sequencePages } from './sequence.ts';

/** `step` is the server's step, null when there is none yet; flows without a machine allow the pages that apply. */
export function allowed(
  flow: FlowCore,
  page: Pick<PageBrief, 'open'> & { id: string },
  facts: Facts,
  step: string | null,
): boolean {
  const { state } = decide(flow, facts);
  if (page.open && holds(flow, page.open, facts, undefined, { step, state })) return true;
  if (!flow.machine && !flow.steps) return sequencePages(flow, facts).includes(page.id);
  return matchPage(flow, route(flow, facts, step, state).path)?.page === page.id;
}
