/** The figures and documents of the application, as the server computed them. Missing ones are simply not there yet. */
import { type Facts, isRecord } from '../../../engine/facts/facts.ts';
import type { Figures } from '../../../types/figures.ts';

/** Reads `facts.figures`; its shape is the domain schema's. */
export function figuresOf(facts: Facts): Figures {
  return isRecord(facts.figures) ? facts.figures : {};
}
