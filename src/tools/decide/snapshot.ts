/** Reads one snapshot of an application from a line of text. Reports problems; never throws. */
import { jsonDepth } from '../../content/files/json-depth.ts';
import type { Bundle, FlowCore } from '../../engine/content/bundle.ts';
import { entitiesAt } from '../../engine/content/entity-place.ts';
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import type { Replayed } from './load-flow.ts';

export type Read = { ok: true; snapshot: Standing } | { ok: false; error: string };

/** Deepest nesting of a snapshot: far beyond any real application, far below what could exhaust a stack. */
const maxDepth = 64;

/**
 * Reads `{"profile":{…},"application":{…},…,"step":…,"events":[…]}` with any entity that has a place among the facts;
 * missing and null members count as empty. Refuses unknown members, and steps that look misspelled: any other unlisted
 * step falls back to the machine, as specified.
 */
export function readSnapshot({ flow, bundle }: Replayed, text: string): Read {
  if (jsonDepth(text) > maxDepth) return wrong(`The snapshot is nested deeper than ${maxDepth} levels.`);
  const value = parse(text);
  if (value === undefined) return wrong('The line is not JSON.');
  if (!isRecord(value)) return wrong('A snapshot must be a JSON object.');
  const fault = memberFault(value, entitiesOf(bundle)) ?? stepFault(flow, value.step);
  if (fault) return wrong(fault);
  const { step, events, ...facts } = value;
  const status = isRecord(facts.application) ? facts.application.status : undefined;
  if (!isMissing(status) && !isRecord(status)) return wrong('"application.status" must be an object.');
  const known = Object.entries(facts).filter(([, entity]) => !isMissing(entity));
  const whole = { profile: {}, application: {}, ...Object.fromEntries(known) };
  return withEvents(flow, events, whole, typeof step === 'string' ? step : null);
}

// A memo, not state: the entities of one flow never change.
const entities = new WeakMap<Bundle, readonly string[]>();

function entitiesOf(bundle: Bundle): readonly string[] {
  const known = entities.get(bundle) ?? entitiesAt(bundle.domain, 'stored', 'computed');
  entities.set(bundle, known);
  return known;
}

function memberFault(value: Record<string, unknown>, names: readonly string[]): string | undefined {
  for (const [name, member] of Object.entries(value)) {
    if (name === 'step' || name === 'events') continue;
    if (!names.includes(name))
      return `There is no member ${JSON.stringify(name)}. ${didYouMean(name, [...names, 'step', 'events'])}`.trim();
    if (!isMissing(member) && !isRecord(member)) return `"${name}" must be an object.`;
  }
  return undefined;
}

function stepFault({ steps }: FlowCore, step: unknown): string | undefined {
  if (isMissing(step)) return undefined;
  if (typeof step !== 'string') return '"step" must be text or null.';
  if (findStep(steps, step)) return undefined;
  const close = didYouMean(step, Object.keys(steps?.steps ?? {}));
  return close ? `There is no step "${step}". ${close}` : undefined;
}

function withEvents(flow: FlowCore, events: unknown, facts: Facts, step: string | null): Read {
  const names = isMissing(events) ? [] : events;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    return wrong('"events" must be a list of event names.');
  }
  const unknown = names.find((name) => !transitionNames(flow).has(name));
  if (unknown !== undefined) return wrong(`Unknown event ${JSON.stringify(unknown)}.`);
  return { ok: true, snapshot: { facts, step, events: names } };
}

// A memo, not state: the names of one flow's transitions never change.
const names = new WeakMap<FlowCore, ReadonlySet<string>>();

function transitionNames(flow: FlowCore): ReadonlySet<string> {
  const known = names.get(flow) ?? new Set(flow.machine?.transitions.map(({ name }) => name));
  names.set(flow, known);
  return known;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function wrong(error: string): Read {
  return { ok: false, error };
}
