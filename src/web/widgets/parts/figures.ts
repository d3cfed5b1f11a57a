/** The figures and documents of the application, as the server computed them. Missing ones are simply not there yet. */
import type { Figures } from '../../../types/figures.ts';
import { type Facts, isObject } from '../../data/json.ts';

/** Reads `facts.figures`; its shape is the domain schema's. */
export function figuresOf(facts: Facts): Figures {
  return isObject(facts.figures) ? facts.figures : {};
}
