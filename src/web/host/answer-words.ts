/** One answer in words, for telling two of them apart at a glance. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject, JsonSchema } from '../data/json.ts';
import { say } from '../data/say.ts';
import { choices } from '../widgets/parts/choices.ts';

const whole = new Intl.NumberFormat('en-US');

/** `widget` and `options` are the field's own, as the page gives them. */
export function answerWords(
  value: unknown,
  schema: JsonSchema,
  { widget, options }: { widget?: string | undefined; options: JsonObject },
): string {
  if (value === undefined || value === null || value === '') return say('page.nothing');
  const chosen = choices(schema, options).find((choice) => choice.value === value);
  if (chosen) return typeof value === 'boolean' && chosen.label === chosen.key ? yesNo(value) : chosen.label;
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'number') return `${widget === 'money' ? '$' : ''}${whole.format(value)}`;
  if (Array.isArray(value))
    return say(value.length === 1 ? 'page.oneEntry' : 'page.entries', { count: value.length });
  return isRecord(value) ? inside(value) : String(value);
}

const yesNo = (value: boolean) => say(value ? 'choice.yes' : 'choice.no');

// An address or a name: its parts in their order.
function inside(value: JsonObject): string {
  const parts = Object.values(value).map((part) => (isRecord(part) ? inside(part) : part));
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ') || say('page.nothing');
}
