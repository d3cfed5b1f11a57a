/** Where an application stands, as the server answers it. Everything on screen follows from it. */
import { type Facts, isObject, type JsonObject } from './json.ts';

export type Journey = {
  facts: Facts;
  step: string | null;
  /** Pages whose answers are stored. */
  done: string[];
  /** Answers typed but not yet submitted, by page. */
  drafts: Record<string, JsonObject>;
  contentHash?: string;
};

/** Reads a journey at the door; a body of another shape is a broken answer. */
export function toJourney(body: unknown): Journey {
  if (!isObject(body) || !isObject(body.facts)) throw new Error('The journey has no facts');
  return {
    facts: body.facts,
    step: typeof body.step === 'string' ? body.step : null,
    done: Array.isArray(body.done) ? body.done.filter((page) => typeof page === 'string') : [],
    drafts: isObject(body.drafts) ? (body.drafts as Record<string, JsonObject>) : {},
    ...(typeof body.contentHash === 'string' ? { contentHash: body.contentHash } : {}),
  };
}
