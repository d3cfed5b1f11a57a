/** Decides whether a page may be submitted now: the journey stands there, or the page is open besides. */

import type { FlowCore } from '../content/bundle.ts';
import { matchPage } from './match-page.ts';
import { openBeside } from './open-beside.ts';
import { route } from './route.ts';
import { sequencePages } from './sequence.ts';
import type { Standing } from './standing.ts';

/** Flows without a machine allow the pages that apply. Browser and server ask this one function. */
export function allowed(flow: FlowCore, standing: Standing, page: string): boolean {
  if (openBeside(flow, standing, page)) return true;
  if (!flow.machine && !flow.steps) return sequencePages(flow, standing).includes(page);
  return matchPage(flow, route(flow, standing).path)?.page === page;
}
