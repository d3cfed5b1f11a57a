/** Choices that the page's author cannot know: the entries of a list of facts, in the page's own words. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { readPath } from '../../../engine/facts/read-path.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import type { CheckboxGroupOptions } from '../../../types/widget-options.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { Choice } from './choices.ts';

/** The value is an entry's uuid; an entry without one, or without words, is left out. */
export function factChoices(
  facts: JsonObject,
  { from = '', label: said = '', text: note = '' }: CheckboxGroupOptions,
): Choice[] {
  const found = readPath(facts, from);
  const entries = Array.isArray(found) ? found.filter(isRecord) : [];
  const say = (template: string, item: JsonObject) =>
    interpolate(template, { ...facts, item }).replace(/^—$/, '');
  return entries.flatMap((item) => {
    const label = say(said, item);
    const text = say(note, item);
    if (typeof item.uuid !== 'string' || label === '') return [];
    return [{ value: item.uuid, key: item.uuid, label, ...(text && { text }) }];
  });
}
