/** Answers one line of the decide command: one line in, one line out, whatever the line holds. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import { decide } from '../../engine/journey/decide.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import { type Line, maxLineBytes } from './lines.ts';
import type { Replayed } from './load-flow.ts';
import { routeByFallback } from './route-by-fallback.ts';
import { readSnapshot } from './snapshot.ts';

/** `{"state","path","fired","refused"}` or `{"error"}` as JSON; null for a blank line. */
export function answer(replayed: Replayed, line: Line): string | null {
  if (line === null) return failure(`The line is longer than ${maxLineBytes} bytes.`);
  if (line.trim() === '') return null;
  const read = readSnapshot(replayed, line);
  return read.ok ? JSON.stringify(verdict(replayed.flow, read.snapshot)) : failure(read.error);
}

function verdict(flow: FlowCore, snapshot: Standing) {
  const { state, fired, refused } = decide(flow, snapshot);
  const { path } = routeByFallback(flow, snapshot, { state });
  return { state, path, fired, refused };
}

function failure(error: string): string {
  return JSON.stringify({ error });
}
