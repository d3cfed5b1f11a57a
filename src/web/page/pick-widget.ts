/** Chooses the widget of a field: the one the page names, else the plainest one its schema allows. */
import { plainWidget } from '../../engine/content/plain-widget.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { FieldUi, Page } from '../platform/data/content.ts';
import type { Widget } from '../platform/data/widget.ts';
import { fieldSchema } from './page-scope.ts';

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
