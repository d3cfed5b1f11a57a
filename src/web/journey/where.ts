/**
 * Decides what stands at an address of an application: an open page, the page of a wait, a sent one to look back at, a
 * preview, nothing, or a redirect.
 */
import { allowed } from '../../engine/journey/allowed.ts';
import { matchPage, type PageMatch } from '../../engine/journey/match-page.ts';
import { ownRedirect } from '../../engine/journey/own-redirect.ts';
import { type Route, route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import type { Core } from '../platform/data/content.ts';
import type { PageMode } from './host/page-port.ts';

export type Where =
  | { kind: 'page'; id: string; params: Record<string, string>; mode: PageMode }
  | { kind: 'go'; to: string; state?: Record<string, unknown> }
  | { kind: 'leave' }
  | { kind: 'missing' };

/** `path` is the address below the application's own; '' means "wherever I belong". `waiting`: others are at work. */
export function where(
  core: Core,
  standing: Standing & { done: readonly string[] },
  path: string,
  { waiting = false, preview = false } = {},
): Where {
  const { waitingPage } = core.flow;
  const match = matchPage(core, path);
  if (preview && match) return page(match, 'preview');
  if (waiting && waitingPage) return page({ page: waitingPage, params: {} }, 'waiting');
  const target = route(core, standing);
  if (path === '') return goTo(target);
  if (!match) return elsewhere(core, target, path);
  const here = matchPage(core, target.path)?.page === match.page;
  // The waiting page is empty once no one is at work any more.
  if (!here && match.page === waitingPage) return goTo(target);
  if (here || allowed(core, standing, match.page)) return page(match, 'open');
  return standing.done.includes(match.page) ? page(match, 'sent') : goTo(target);
}

function page({ page: id, params }: PageMatch, mode: PageMode): Where {
  return { kind: 'page', id, params, mode };
}

// An address without a page may lead to one (flow.json, redirects).
function elsewhere(core: Core, target: Route, path: string): Where {
  const to = ownRedirect(core.flow, path.replace(/\/+$/, ''));
  if (to === undefined) return { kind: 'missing' };
  return to === '/' ? goTo(target) : { kind: 'go', to };
}

function goTo(target: { path: string; state?: Record<string, unknown> }): Where {
  if (target.path === '/') return { kind: 'leave' };
  return { kind: 'go', to: target.path, ...(target.state ? { state: target.state } : {}) };
}
