/** Chooses the widget of a field: the one the page names, else the plainest one its schema allows. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { FieldUi, Page } from '../data/content.ts';
import type { JsonSchema } from '../data/json.ts';
import type { Widget } from '../data/widget.ts';
import { fieldSchema } from './page-scope.ts';

const MANY = 4; // more choices than this are a list, not cards

/** The widget that draws a field. An unknown widget is broken content and throws. */
export function pickWidget(page: Page, name: string, widgets: Record<string, Widget>): Widget {
  const wanted = fieldUi(page, name)['ui:widget'] ?? plainWidget(fieldSchema(page, name));
  const widget = Object.hasOwn(widgets, wanted) ? widgets[wanted] : undefined;
  if (!widget) throw new Error(`PAGE_UNKNOWN_WIDGET ${page.id}#/ui/${name}: no widget "${wanted}"`);
  return widget;
}

/** The page's presentation hints for one field. */
export function fieldUi(page: Page, name: string): FieldUi {
  const ui = page.ui?.[name];
  return isRecord(ui) ? ui : {};
}

function plainWidget(schema: JsonSchema): string {
  const choices = schema.enum?.length ?? schema.oneOf?.length ?? 0;
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return schema.items?.enum ? 'checkbox-group' : 'item-list';
  if (choices > 0) return choices > MANY ? 'select' : 'radio';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return PLAIN_BY_FORMAT[schema.format ?? ''] ?? 'text';
}

const PLAIN_BY_FORMAT: Record<string, string> = {
  'email-address': 'email',
  'us-phone': 'phone',
  ssn: 'ssn',
  'iso-date': 'date',
  'year-month': 'year-month',
  'aba-routing': 'routing-number',
  'bank-account': 'account-number',
};
