/** Which parts of a list item are asked, in which order, by which widget: what the page says, else what the schema allows. */
import type { EntryFieldUi } from '../../../types/widget-options.ts';
import type { JsonObject, JsonSchema } from '../../platform/data/json.ts';
import type { Widget, WidgetProps } from '../../platform/data/widget.ts';
import { sentence } from './sentence.ts';

export type ItemField = {
  name: string;
  label: string;
  help: string;
  width: EntryFieldUi['width'];
  widget: Widget;
  schema: JsonSchema;
  options: WidgetProps<unknown>['options'];
  /** Asked only while another part of the item has this value. */
  showWhen: EntryFieldUi['showWhen'];
};

const HIDDEN = ['uuid', 'source', 'reported'];

/** `named`: what the page says about them; without it every property but identifiers, in schema order. */
export function itemFields(
  widgets: Record<string, Widget>,
  schema: JsonSchema,
  named: Record<string, EntryFieldUi> = {},
): ItemField[] {
  const properties = schema.properties ?? {};
  const names = Object.keys(named).length ? Object.keys(named) : Object.keys(properties);
  return names
    .filter((name) => name in named || !HIDDEN.includes(name))
    .map((name) => itemField(widgets, name, properties[name] ?? {}, named[name] ?? {}));
}

/** The fields that are asked for this item now. */
export function shownFields(fields: ItemField[], item: JsonObject): ItemField[] {
  return fields.filter(({ showWhen }) => !showWhen || item[showWhen.field] === showWhen.is);
}

function itemField(
  widgets: Record<string, Widget>,
  name: string,
  schema: JsonSchema,
  said: EntryFieldUi,
): ItemField {
  const widget = widgets[said['ui:widget'] ?? ''] ?? widgets[plain(schema)];
  if (!widget) throw new Error(`ITEM_UNKNOWN_WIDGET ${name}: no such widget for a part of a list`);
  return {
    name,
    label: said['ui:title'] ?? schema.title ?? sentence(name),
    help: said['ui:help'] ?? '',
    width: said.width,
    widget,
    schema,
    options: said['ui:options'] ?? {},
    showWhen: said.showWhen,
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
