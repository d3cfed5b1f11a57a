/**
 * The door of a submission: a page that is open where the application stands, by a button that shows there. What it
 * lets in may still be refused for what was answered.
 */
import { openActions } from '../../engine/answers/open-actions.ts';
import type { CompiledPage } from '../../engine/content/bundle.ts';
import { allowed } from '../../engine/journey/allowed.ts';
import { pickedFacts } from '../../engine/journey/picked-facts.ts';
import type { Action } from '../../types/page.ts';
import type { Library } from '../backend/content-library.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { findAction, findPage, readParams } from './find-page.ts';
import type { RoutedStanding } from './read-standing.ts';

export type Wish = { page: string; action: string; params?: Record<string, string>; data: JsonObject };
export type Found = { page: CompiledPage; action: Action; params: Record<string, string> };

/** Refuses with 404 and 400 what the flow does not have, whenever it is asked for: another version would not have it either. */
export function findWished(library: Library, { flow }: RoutedStanding, wish: Wish): Found {
  const page = findPage(flow, wish.page);
  const action = findAction(page, wish.action);
  return { page, action, params: readParams(library, page, wish.params ?? {}) };
}

/** Refuses with 409 what is closed or hidden; returns the standing with the facts as the page sees them: with the step, and what it picks by its parameters. */
export function enter(
  standing: RoutedStanding,
  { page, action, params }: Found,
  { data }: Wish,
): RoutedStanding {
  const { flow, step } = standing;
  const facts = { ...pickedFacts(page, standing.facts, params), step };
  if (!allowed(flow, standing, page.id)) throw new Refusal(409, [says('page.closed')], whereNow(standing));
  // A hidden button cannot have been pressed.
  const isShown = openActions(flow, page, { facts, answers: data }).some(([, shown]) => shown === action);
  if (!isShown) throw new Refusal(409, [says('page.impossible')], whereNow(standing));
  return { ...standing, facts };
}

/** What the browser is told of a submission that came too late: where the application stands. */
export const whereNow = ({ step, route }: RoutedStanding) => ({ step, path: route.path });
