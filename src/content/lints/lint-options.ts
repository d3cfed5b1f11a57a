/** Checks the options of every widget and the values of every check against the vocabulary. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import { drawnFields } from '../../engine/lints/drawn-fields.ts';
import type { Page } from '../../types/page.ts';
import type { Misfit, Shapes } from '../validators/shape.ts';

/** One issue per option or value that does not fit. */
export function lintOptions(bundle: Bundle, shapes: Shapes): ContentIssue[] {
  return Object.entries(bundle.pages).flatMap(([id, page]) => [
    ...widgetIssues(bundle, shapes, id, page),
    ...valueIssues(bundle, shapes, id, page),
  ]);
}

function widgetIssues(bundle: Bundle, shapes: Shapes, id: string, page: Page): ContentIssue[] {
  return drawnFields(bundle, page).flatMap(({ look, options, keys }) => {
    const widget = look['ui:widget'];
    if (widget === undefined) return [];
    return shapes.optionMisfits('widgets', widget, options).map((misfit) => {
      const said = `the widget "${widget}"${misfit.pointer ? ` at "${misfit.pointer}"` : ''} ${misfit.message}`;
      return issueOf(bundle, id, `${pointerOf([...keys, 'ui:options'])}${misfit.pointer}`, said, misfit);
    });
  });
}

function valueIssues(bundle: Bundle, shapes: Shapes, id: string, { checks = [] }: Page): ContentIssue[] {
  return checks.flatMap((check, index) =>
    shapes.optionMisfits('checks', check.check, check).map((misfit) => {
      const said = `the check "${check.check}"${misfit.pointer ? ` at "${misfit.pointer}"` : ''} ${misfit.message}`;
      return issueOf(bundle, id, `${pointerOf(['checks', index])}${misfit.pointer}`, said, misfit);
    }),
  );
}

function issueOf(
  bundle: Bundle,
  id: string,
  pointer: string,
  message: string,
  { remedy }: Misfit,
): ContentIssue {
  const file = `flows/${bundle.flow.id}/pages/${id}.json`;
  const place = `${sourceOf(bundle.sources, file, pointer)}#${pointer}`;
  return issueAt('OPTIONS_INVALID', place, message, remedy);
}
