/** Reports errors to our own server: no words, each place once per visit, at most twenty, with a count of what was ignored. */
import { FALLBACK_EVENT } from '../../../engine/telemetry/event-shape.ts';
import type { Send } from '../api/transport/client.ts';
import type { AnalyticsIdentity } from './analytics-identity.ts';
import { type ErrorFacts, errorFacts, isIgnored } from './error-report.ts';

const PATH = '/service-optimize/external/api/v1/error-report';
const MOST = 20;

export type ReporterWorld = { send: Send; path: string; identity: AnalyticsIdentity };

let world: (() => ReporterWorld) | undefined;
let waiting: { event: string; error: unknown }[] = [];
let seen = new Set<string>();
let ignored = 0;

/** Until it knows where to send, the reporter keeps its reports. Returns how to stop. */
export function startReporter(read: () => ReporterWorld): () => void {
  world = read;
  const missed = waiting;
  waiting = [];
  for (const { event, error } of missed) reportError(event, error);
  return () => {
    world = undefined;
    seen = new Set();
    ignored = 0;
  };
}

/** `event` is one of the fixed words of the engine's list. */
export function reportError(event: string, error: unknown): void {
  if (event === FALLBACK_EVENT) console.error(event, error);
  if (isIgnored(error)) {
    ignored += 1;
    return;
  }
  if (!world) {
    if (waiting.length < MOST) waiting.push({ event, error });
    return;
  }
  const facts = errorFacts(error);
  if (isNews(event, facts)) tell(world(), event, facts);
}

function isNews(event: string, { name, frames, status }: ErrorFacts): boolean {
  const mark = [event, name, status, ...frames].join(' ');
  if (seen.has(mark) || seen.size >= MOST) return false;
  seen.add(mark);
  return true;
}

function tell({ send, path, identity }: ReporterWorld, event: string, facts: ErrorFacts): void {
  const body = { event, ...facts, path, identity, ...(ignored > 0 && { ignored }) };
  ignored = 0;
  send({ method: 'POST', path: PATH, body, keepalive: true }).catch(() => undefined);
}
