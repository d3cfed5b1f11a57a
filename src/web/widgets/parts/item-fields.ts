/** Which parts of a list item are asked, in which order, by which widget: what the page says, else what the schema allows. */
import { isObject, type JsonObject, type JsonSchema } from '../../data/json.ts';
import type { Widget } from '../widget.ts';
import { itemWidgets } from './item-widgets.ts';
import { objectOption, textOption } from './option.ts';
import { sentence } from './sentence.ts';

export type ItemField = {
  name: string;
  label: string;
  help: string;
  width: string;
  widget: Widget;
  schema: JsonSchema;
  options: JsonObject;
  /** { field, is }: asked only while another part of the item has this value. */
  showWhen: { field: string; is: unknown } | null;
};

const HIDDEN = ['uuid', 'source', 'reported'];

/** `named`: options.ui or .fields of the list; without it every property but identifiers, in schema order. */
export function itemFields(schema: JsonSchema, named: JsonObject): ItemField[] {
  const properties = schema.properties ?? {};
  const names = Object.keys(named).length ? Object.keys(named) : Object.keys(properties);
  return names
    .filter((name) => name in named || !HIDDEN.includes(name))
    .map((name) => itemField(name, properties[name] ?? {}, isObject(named[name]) ? named[name] : {}));
}

/** The fields that are asked for this item now. */
export function shownFields(fields: ItemField[], item: JsonObject): ItemField[] {
  return fields.filter(({ showWhen }) => !showWhen || item[showWhen.field] === showWhen.is);
}

function itemField(name: string, schema: JsonSchema, said: JsonObject): ItemField {
  const widget =
    itemWidgets[textOption(said, 'widget', textOption(said, 'ui:widget'))] ?? itemWidgets[plain(schema)];
  if (!widget) throw new Error(`ITEM_UNKNOWN_WIDGET ${name}: no such widget for a part of a list`);
  const { field, is } = isObject(said.showWhen) ? said.showWhen : {};
  return {
    name,
    label: textOption(said, 'ui:title', textOption(said, 'label', schema.title ?? sentence(name))),
    help: textOption(said, 'ui:help', textOption(said, 'help')),
    width: textOption(said, 'width'),
    widget,
    schema,
    options: { ...said, ...objectOption(said, 'ui:options') },
    showWhen: typeof field === 'string' ? { field, is } : null,
  };
}

function plain(schema: JsonSchema): string {
  if (schema.enum || schema.oneOf) return 'select';
  if (schema.type === 'boolean') return 'yes-no';
  // Amounts are whole dollars in every list of this application; counts name their widget.
  if (schema.type === 'integer') return 'money';
  return plainByFormat[schema.format ?? ''] ?? (schema.type === 'number' ? 'number' : 'text');
}

const plainByFormat: Record<string, string> = {
  'email-address': 'email',
  'us-phone': 'phone',
  'iso-date': 'date',
  'year-month': 'year-month',
};
