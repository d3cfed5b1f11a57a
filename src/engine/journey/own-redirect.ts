/** Where an address of a flow that has no page leads (flow.json, redirects). */
import type { Flow } from '../../types/flow.ts';
import { redirectOf } from './redirect.ts';

/** @returns the page's path, / for wherever the application stands, or undefined */
export function ownRedirect({ redirects = {} }: Pick<Flow, 'redirects'>, path: string): string | undefined {
  const listed = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  return redirectOf(listed, path)?.to;
}
