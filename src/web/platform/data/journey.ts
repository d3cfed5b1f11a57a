/** Where an application stands, as the server answers it. Everything on screen follows from it. */
import { type Facts, isRecord } from '../../../engine/facts/facts.ts';
import type { JsonObject } from './json.ts';

export type Journey = {
  facts: Facts;
  step: string | null;
  /** The flow whose pages these are: the application's, or that of a part. */
  flow?: string;
  /** Pages whose answers are stored. */
  done: string[];
  /** Answers typed but not yet submitted, by page. */
  drafts: Record<string, JsonObject>;
  /** Events of the machine that have been fired. */
  events: string[];
  /** The submission that this answers started something that will move the step. */
  started?: boolean;
  /** Where the browser goes after the submission: another site, or a path of ours. */
  leaveFor?: string;
  /** A person at the lender has something to decide: the step may change without the borrower. */
  reviewed?: boolean;
  /** Counts submissions; sent back, it reveals a second tab. */
  version?: number;
  /** Differs once anything of the application was written. */
  revision?: string;
  contentHash?: string;
};

/** Checks the shape of a journey; another shape is a broken answer. */
export function toJourney(body: unknown): Journey {
  if (!isRecord(body) || !isRecord(body.facts)) throw new Error('The journey has no facts');
  return {
    facts: body.facts,
    step: typeof body.step === 'string' ? body.step : null,
    done: texts(body.done),
    events: texts(body.events),
    drafts: isRecord(body.drafts) ? (body.drafts as Record<string, JsonObject>) : {},
    ...(typeof body.flow === 'string' ? { flow: body.flow } : {}),
    ...(body.started === true ? { started: true } : {}),
    ...(typeof body.leaveFor === 'string' ? { leaveFor: body.leaveFor } : {}),
    ...(body.reviewed === true ? { reviewed: true } : {}),
    ...(typeof body.version === 'number' ? { version: body.version } : {}),
    ...(typeof body.revision === 'string' ? { revision: body.revision } : {}),
    ...(typeof body.contentHash === 'string' ? { contentHash: body.contentHash } : {}),
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
