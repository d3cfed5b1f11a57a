/** One answer in words, for telling two of them apart at a glance. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { address } from '../../../engine/text/address.ts';
import type { ItemListOptions } from '../../../types/widget-options.ts';
import type { JsonObject, JsonSchema } from '../../platform/data/json.ts';
import { say } from '../../platform/data/say.ts';
import { choices } from '../../widgets/parts/choices.ts';
import { summarise } from '../../widgets/parts/item-summary.ts';

const whole = new Intl.NumberFormat('en-US');

/**
 * `widget` and `options` are the field's own, as the page gives them. Undefined for an answer that has no words: what a
 * device check found, or the boxes of several questions.
 */
export function answerWords(
  value: unknown,
  schema: JsonSchema,
  { widget, options }: { widget?: string | undefined; options: JsonObject },
): string | undefined {
  if (value === undefined || value === null || value === '') return say('page.nothing');
  const chosen = choices(schema, options).find((choice) => choice.value === value);
  if (chosen) return typeof value === 'boolean' && chosen.label === chosen.key ? yesNo(value) : chosen.label;
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'number') return `${widget === 'money' ? '$' : ''}${whole.format(value)}`;
  if (Array.isArray(value)) return entries(value, schema, options);
  return isRecord(value) ? inside(value, schema, options) : String(value);
}

const yesNo = (value: boolean) => say(value ? 'choice.yes' : 'choice.no');

function entries(list: unknown[], schema: JsonSchema, options: JsonObject): string {
  const items = list.filter(isRecord).map((item) => summary(item, schema.items ?? {}, options));
  const said = items.filter((line) => line !== '').join('; ');
  return said || say(list.length === 1 ? 'page.oneEntry' : 'page.entries', { count: list.length });
}

// By the page's own line for it; else an address or a signature.
function inside(value: JsonObject, schema: JsonSchema, options: JsonObject): string | undefined {
  if (options.summary) return summary(value, schema, options);
  const { street1, city, typedName } = value;
  if (street1 || city) return address(value);
  return typeof typedName === 'string' ? typedName : undefined;
}

function summary(item: JsonObject, schema: JsonSchema, { summary, ui }: ItemListOptions): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    schema: part,
    options: ui?.[name]?.['ui:options'] ?? {},
  }));
  return summary ? summarise(item, fields, summary) : '';
}
