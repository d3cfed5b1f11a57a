/** What stands at an address of an application: an open page, a sent one to look back at, nothing, or a way elsewhere. */
import { matchPage } from '../../engine/match-page.ts';
import type { Core } from '../data/content.ts';
import { destination, isOpen } from '../data/engine.ts';
import type { Facts } from '../data/json.ts';

export type Where =
  | { kind: 'page'; id: string; params: Record<string, string>; sent: boolean }
  | { kind: 'go'; to: string; state?: Record<string, unknown> }
  | { kind: 'leave' }
  | { kind: 'missing' };

export type Standing = { facts: Facts; step: string | null; done: readonly string[] };

/** `path` is the address below the application's own; '' means "wherever I belong". */
export function where(core: Core, standing: Standing, path: string): Where {
  const { facts, step, done } = standing;
  const target = destination(core, facts, step);
  if (path === '') return goTo(target);
  const match = matchPage(core, path);
  if (!match) return { kind: 'missing' };
  const { page: id, params } = match;
  const here = matchPage(core, target.path)?.page === id;
  if (here || isOpen(core, id, facts, step)) return { kind: 'page', id, params, sent: false };
  return done.includes(id) ? { kind: 'page', id, params, sent: true } : goTo(target);
}

function goTo(target: { path: string; state?: Record<string, unknown> }): Where {
  if (target.path === '/') return { kind: 'leave' };
  return { kind: 'go', to: target.path, ...(target.state ? { state: target.state } : {}) };
}
