/** One snapshot of an application as the tools read it from a line of text. Says what is wrong; never throws. */
import { jsonDepth } from '../../content/json-depth.ts';
import type { FlowCore } from '../../engine/bundle.ts';
import { type Facts, isRecord } from '../../engine/facts.ts';

/** What is known, the server's step (null: none), and events to fire after the triggers. */
export type Snapshot = { facts: Facts; step: string | null; events: string[] };
export type Read = { ok: true; snapshot: Snapshot } | { ok: false; error: string };

/** Deepest nesting of a snapshot: far beyond any real application, far below what could exhaust a stack. */
const maxDepth = 64;

/** Reads `{"profile":{…},"application":{…},"step":…,"events":[…]}`; missing and null members count as empty. */
export function readSnapshot(flow: FlowCore, text: string): Read {
  if (jsonDepth(text) > maxDepth) return wrong(`The snapshot is nested deeper than ${maxDepth} levels.`);
  const value = parse(text);
  if (value === undefined) return wrong('The line is not JSON.');
  if (!isRecord(value)) return wrong('A snapshot must be a JSON object.');
  const { profile, application, step, events } = value;
  if (!isMissing(profile) && !isRecord(profile)) return wrong('"profile" must be an object.');
  if (!isMissing(application) && !isRecord(application)) return wrong('"application" must be an object.');
  const status = isRecord(application) ? application.status : undefined;
  if (!isMissing(status) && !isRecord(status)) return wrong('"application.status" must be an object.');
  if (!isMissing(step) && typeof step !== 'string') return wrong('"step" must be text or null.');
  return withEvents(flow, events, { profile: profile ?? {}, application: application ?? {} }, step ?? null);
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
