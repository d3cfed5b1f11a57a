/** Whoever is at a page that asks something of them, and that nothing lets them leave. */
import type { Page } from '../../types/page.ts';
import type { Bundle, FlowCore } from '../content/bundle.ts';
import { allowed } from '../journey/allowed.ts';
import { deriveStep } from '../journey/derive-step.ts';
import { findStep } from '../journey/find-step.ts';
import { matchPage } from '../journey/match-page.ts';
import { route } from '../journey/route.ts';
import type { Standing } from '../journey/standing.ts';
import { waitsForOthers } from '../journey/waits-for-others.ts';
import { waysOnward } from '../lints/ways-onward.ts';
import { readClaim } from '../rules/claim.ts';
import { holds } from '../rules/holds.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import { type Scope, scopeOf } from '../rules/scope.ts';
import type { Met } from './moves.ts';

/** The page; undefined where they can leave it, or others are at work. */
export function trappedOn(bundle: Bundle, flow: FlowCore, { facts, events }: Met): string | undefined {
  const { standing, page } = standsOn(bundle, flow, { facts, events });
  if (!page || isOthers(flow, standing) || page.everySeconds !== undefined) return undefined;
  const scope = scopeOf(flow, facts, { step: standing.step });
  return changes(bundle, page, scope) || leads(flow, standing, page, scope) ? undefined : page.id;
}

function standsOn(bundle: Bundle, flow: FlowCore, { facts, events }: Met) {
  const standing = { facts, step: deriveStep(flow, facts), events };
  const id = matchPage(flow, route(flow, standing).path)?.page;
  return { standing, page: id === undefined ? undefined : bundle.pages[id] };
}

function isOthers(flow: FlowCore, { step }: Standing): boolean {
  return findStep(flow.steps, step)?.kind === 'terminal' || waitsForOthers(flow.steps, step);
}

// What is sent moves the application only where something is kept, or done.
function changes({ rules }: Bundle, page: Page, scope: Scope): boolean {
  const asks = Object.keys(page.schema?.properties ?? {}).length > 0;
  return Object.values(page.actions ?? {}).some(
    ({ do: does, effects = [], when = 'always' }) =>
      does !== 'link' && (asks || effects.length > 0) && mayHold(rules, when, scope),
  );
}

function leads(flow: FlowCore, standing: Standing, page: Page, scope: Scope): boolean {
  const { leads: targets } = waysOnward(page, (when) => mayHold(flow.rules, when, scope));
  return targets.some((to) => to.startsWith('{{') || isOpen(flow, standing, page.id, to));
}

/** Links of the page where they stand that lead nowhere but back to it, for the step does not allow their pages. */
export function backLinks(
  bundle: Bundle,
  flow: FlowCore,
  met: Met,
): { page: string; to: string; isOpen: boolean }[] {
  const { standing, page } = standsOn(bundle, flow, met);
  if (!page) return [];
  const scope = scopeOf(flow, met.facts, { step: standing.step });
  const { leads: targets } = waysOnward(page, (when) => holds(flow.rules, when, scope));
  return targets
    .filter((to) => !to.startsWith('{{') && matchPage(flow, pathOf(to)) !== undefined)
    .map((to) => ({ page: page.id, to, isOpen: isOpen(flow, standing, page.id, to) }));
}

// A page that the step does not allow leads back to where the step leads.
function isOpen(flow: FlowCore, standing: Standing, from: string, to: string): boolean {
  const path = pathOf(to);
  if (path === '') return false;
  const target = matchPage(flow, path)?.page;
  if (target === undefined) return to.startsWith('/');
  return target !== from && allowed(flow, standing, target);
}

// What is typed on the page may open a button.
function mayHold(rules: Bundle['rules'], when: string, scope: Scope): boolean {
  const paths = pathsOfRule(rules, readClaim(when).rule);
  return holds(rules, when, scope) || paths.some((path) => path.startsWith('answers.'));
}

// Below the application's address.
function pathOf(to: string): string {
  return to.replace(/^\/\{\{application\.uuid\}\}\/?/, '').split(/[?#]/)[0] ?? '';
}
