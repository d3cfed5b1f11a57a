/** What can be seen of a flow in a browser: its pages, the rows that lead to them, the states of its machine, and each page's rules both ways. */
import { openingAnswers } from '../answers/opening-answers.ts';
import { pageScope } from '../answers/page-scope.ts';
import type { Bundle, CompiledFlow } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { decide } from '../journey/decide.ts';
import { findStep } from '../journey/find-step.ts';
import { matchPage } from '../journey/match-page.ts';
import { route } from '../journey/route.ts';
import type { Standing } from '../journey/standing.ts';
import { holds } from '../rules/holds.ts';
import { pathsIn, rulesIn } from '../rules/visit.ts';
import { claimsOf } from './cover-whens.ts';
import { opposite } from './find-facts.ts';

/** A kind of sight, and what it is called in a report. */
export const sightKinds = {
  page: 'pages drawn',
  row: 'rows that lead from a step to a page, taken',
  stateRow: 'rows that lead from a state to a page, taken',
  fired: 'transitions, fired on the way',
  when: 'rules of pages, each page and both ways',
} as const;

export type SightKind = keyof typeof sightKinds;

/** What is seen, as a key. */
export const sight = (kind: SightKind, name: string) => `${kind} ${name}`;

/** The kind of a key. */
export function kindOf(key: string): SightKind {
  return key.slice(0, key.indexOf(' ')) as SightKind;
}

/** Every key that some scene of the flow may show. */
export function allSights({ rules }: Bundle, flow: CompiledFlow): string[] {
  const { machine, steps, pages } = flow;
  return [
    ...Object.keys(pages).map((page) => sight('page', page)),
    ...Object.entries(steps?.steps ?? {}).flatMap(([name, { routes = [] }]) =>
      routes.map((_, index) => sight('row', `${name}#${index}`)),
    ),
    ...Object.entries(machine?.states ?? {}).flatMap(([name, { page }]) =>
      page.map((_, index) => sight('stateRow', `${name}#${index}`)),
    ),
    ...(machine?.transitions ?? []).map(({ name }) => sight('fired', name)),
    ...Object.values(pages).flatMap((page) =>
      claimsOf(page)
        .filter((claim) => !asksEntry(rules, claim))
        .flatMap((claim) => [claim, opposite(claim)].map((one) => sight('when', `${page.id}: ${one}`))),
    ),
  ];
}

/** The page to which a standing leads, `way`, the keys of what leads there, and the keys of all that is seen. */
export function arrivalSights(flow: CompiledFlow, standing: Standing, typed: Facts) {
  const decision = decide(flow, standing);
  const { path, by, row } = route(flow, standing, decision);
  const page = matchPage(flow, path)?.page;
  const at = by === 'step' ? findStep(flow.steps, standing.step)?.name : decision.state;
  const taken = row === undefined ? [] : [sight(by === 'step' ? 'row' : 'stateRow', `${at}#${row}`)];
  const way = [...taken, ...decision.fired.map((name) => sight('fired', name))];
  return { page, way, shows: [...way, ...(page ? pageSights(flow, page, standing, typed) : [])] };
}

/** The page, and the side on which each of its rules stands. */
export function pageSights(flow: CompiledFlow, id: string, standing: Standing, typed: Facts): string[] {
  const page = flow.pages[id];
  if (!page) return [];
  const facts = { ...standing.facts, step: standing.step };
  const scope = pageScope(flow, page, facts, openingAnswers(page, facts, typed));
  const sides = claimsOf(page).map((claim) => (holds(flow.rules, claim, scope) ? claim : opposite(claim)));
  return [sight('page', id), ...sides.map((side) => sight('when', `${id}: ${side}`))];
}

/** Whether a claim asks about one entry of a list that a page draws: the list decides, not the page. */
function asksEntry(rules: Bundle['rules'], claim: string): boolean {
  const rule = rules[claim.replace(/^!/, '')];
  if (!rule) return false;
  const own = pathsIn(rule.logic).some((path) => path === 'item' || path.startsWith('item.'));
  return own || rulesIn(rule.logic).some((name) => asksEntry(rules, name));
}
