/**
 * An error as it may leave the browser: its kind and its place. Its message may quote what was typed and stays here.
 */
import { ERROR_NAMES, FRAME } from '../../../engine/telemetry/event-shape.ts';
import { ApiError } from '../api/transport/api-error.ts';

/** Parts of messages that only say that the connection failed (ACC-E7); browsers append hosts to them. */
const IGNORED = ['Network Error', 'Failed to fetch', 'Load failed'];
const MOST_FRAMES = 8;

export type ErrorFacts = { name: string; frames: string[]; status?: number };

/** Whether an error is too common to be worth a report. */
export function isIgnored(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return IGNORED.some((part) => text.includes(part));
}

export function errorFacts(error: unknown): ErrorFacts {
  const name = error instanceof Error && ERROR_NAMES.includes(error.name) ? error.name : 'Error';
  const frames = error instanceof Error ? framesOf(error.stack ?? '') : [];
  return { name, frames, ...(error instanceof ApiError && { status: error.status }) };
}

const place = /([A-Za-z][\w-]{0,60}\.(?:m?js|tsx?))(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})/g;

// The first line of a stack is the message, so only lines that are places are read.
function framesOf(stack: string): string[] {
  const lines = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  const found = lines.flatMap((line) =>
    [...line.matchAll(place)].map(([, file, row, column]) => [file, row, column].join(':')),
  );
  return found.filter((frame) => new RegExp(FRAME).test(frame)).slice(0, MOST_FRAMES);
}
