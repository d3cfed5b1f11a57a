/**
 * The engine, as the pages of the browser ask it. One file, so that React never meets a rule: it asks what shows,
 * what is wrong and where to go, and draws the answer.
 */

import { pageScope } from '../../engine/answers/page-scope.ts';
import { isRequired, type SchemaCheck, type Verdict, validate } from '../../engine/answers/validate.ts';
import { visible } from '../../engine/answers/visible.ts';
import { allowed } from '../../engine/journey/allowed.ts';
import type { At } from '../../engine/journey/at.ts';
import { decide } from '../../engine/journey/decide.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import { openBeside } from '../../engine/journey/open-beside.ts';
import { type Route, route } from '../../engine/journey/route.ts';
import { holdsIn } from '../../engine/rules/holds.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { Core, Page } from './content.ts';
import type { Facts, JsonObject } from './json.ts';
import { readerZone } from './reader-zone.ts';

/** Where an application stands. */
export type Standing = At;

/** Ids of the fields and blocks that the rules show. */
export function visibleIds(core: Core, page: Page, facts: Facts, answers: JsonObject): Set<string> {
  return visible(core, page, facts, answers);
}

/** The verdict on a page's answers. `today` is yyyy-MM-dd. */
export function validatePage(
  core: Core,
  page: Page,
  asked: { data: JsonObject; facts: Facts; today: string; check: SchemaCheck },
): Verdict {
  return validate(core, page, asked);
}

/** Names of the fields that must be answered now. */
export function requiredNames(core: Core, page: Page, facts: Facts, answers: JsonObject): Set<string> {
  const rule = (name: string) => ruleHolds(core, page, name, facts, answers);
  return new Set(Object.keys(page.fields).filter((name) => isRequired(page, name, rule)));
}

/** Whether a named rule holds for what is stored and what is typed. */
export function ruleHolds(core: Core, page: Page, rule: string, facts: Facts, answers: JsonObject): boolean {
  return holdsIn(core.rules, rule, pageScope(core, page, facts, answers));
}

/** A text with its values filled in. */
export function fill(core: Core, text: string, facts: Facts): string {
  return text.includes('{{') ? interpolate(text, { timeZone: readerZone(), ...scopeOf(core, facts) }) : text;
}

/** Where the borrower belongs: the page (or '/') for a step, by way of the machine's state. */
export function destination(core: Core, { facts, step, events = [] }: Standing): Route {
  return route(core, facts, step, decide(core, facts, events).state);
}

/** Whether a page may be submitted now. */
export function isOpen(core: Core, page: string, standing: Standing): boolean {
  return allowed(core, page, standing);
}

/** Whether a page has something to do at the server's step, so that nobody is taken from it however long it is read. */
export function staysOpen(core: Core, page: string, standing: Standing): boolean {
  const waits = findStep(core.steps, standing.step)?.kind === 'waiting';
  return waits ? openBeside(core, page, standing) : allowed(core, page, standing);
}
