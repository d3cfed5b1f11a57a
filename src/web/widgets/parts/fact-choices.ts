/** Choices that are not known to the page's author: the entries of a list of facts, said in the page's own words. */

import { readPath } from '../../../engine/facts/read-path.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import { isObject, type JsonObject } from '../../data/json.ts';
import type { Choice } from './choices.ts';
import { textOption } from './option.ts';

/** `options.from` is the path of the list; `label` and `text` are filled in from each entry as {{item.…}}. The value is its uuid. */
export function factChoices(facts: JsonObject, options: JsonObject): Choice[] {
  const found = readPath(facts, textOption(options, 'from'));
  const entries = Array.isArray(found) ? found.filter(isObject) : [];
  const say = (name: string, item: JsonObject) =>
    interpolate(textOption(options, name), { ...facts, item }).replace(/^—$/, '');
  return entries.flatMap((item) => {
    const label = say('label', item);
    const text = say('text', item);
    if (typeof item.uuid !== 'string' || label === '') return [];
    return [{ value: item.uuid, key: item.uuid, label, ...(text && { text }) }];
  });
}
