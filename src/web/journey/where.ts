/**
 * Decides what stands at an address of an application: an open page, a sent one to look back at, nothing, or a
 * redirect.
 */
import { allowed } from '../../engine/journey/allowed.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { type Route, route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import type { Core } from '../data/content.ts';

export type Where =
  | { kind: 'page'; id: string; params: Record<string, string>; sent: boolean }
  | { kind: 'go'; to: string; state?: Record<string, unknown> }
  | { kind: 'leave' }
  | { kind: 'missing' };

/** `path` is the address below the application's own; '' means "wherever I belong". */
export function where(core: Core, standing: Standing & { done: readonly string[] }, path: string): Where {
  const { done } = standing;
  const target = route(core, standing);
  if (path === '') return goTo(target);
  const match = matchPage(core, path);
  if (!match) return elsewhere(core, target, path);
  const { page: id, params } = match;
  const here = matchPage(core, target.path)?.page === id;
  // The waiting page is empty once no one is at work any more.
  if (!here && id === core.flow.waitingPage) return goTo(target);
  if (here || allowed(core, standing, id)) return { kind: 'page', id, params, sent: false };
  return done.includes(id) ? { kind: 'page', id, params, sent: true } : goTo(target);
}

// An address without a page may lead to one (flow.json, redirects).
function elsewhere(core: Core, target: Route, path: string): Where {
  const plain = path.replace(/\/+$/, '');
  const to = Object.hasOwn(core.flow.redirects ?? {}, plain) ? core.flow.redirects?.[plain] : undefined;
  if (to === undefined) return { kind: 'missing' };
  return to === '/' ? goTo(target) : { kind: 'go', to };
}

function goTo(target: { path: string; state?: Record<string, unknown> }): Where {
  if (target.path === '/') return { kind: 'leave' };
  return { kind: 'go', to: target.path, ...(target.state ? { state: target.state } : {}) };
}
