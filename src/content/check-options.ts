/** Holds the options of every widget against what the vocabulary says about it. */
import type { Bundle } from '../engine/bundle.ts';
import { fieldUi } from '../engine/field-ui.ts';
import type { ContentIssue } from '../engine/issue.ts';
import { sourceOf } from '../engine/source-of.ts';
import type { Shapes } from './shape.ts';

/** One issue per option that does not fit. */
export function checkOptions(bundle: Bundle, shapes: Shapes): ContentIssue[] {
  return Object.entries(bundle.pages).flatMap(([id, page]) => {
    const file = `flows/${bundle.flow.id}/pages/${id}.json`;
    return Object.keys(page.ui ?? {}).flatMap((field) => {
      const { 'ui:widget': widget, 'ui:options': options } = fieldUi(page, field);
      if (widget === undefined) return [];
      return shapes.optionMisfits(widget, options ?? {}).map(({ pointer, message, remedy }): ContentIssue => {
        const place = `/ui/${field}/ui:options${pointer}`;
        const said = `the widget "${widget}"${pointer ? ` at "${pointer}"` : ''} ${message}`;
        return {
          code: 'OPTIONS_INVALID',
          severity: 'error',
          place: `${sourceOf(bundle.sources, file, place)}#${place}`,
          message: said,
          remedy,
        };
      });
    });
  });
}
