/** How far along a page is, in the flow's own words. */
import type { FlowCore } from '../content/bundle.ts';
import { firstRow } from '../rules/first-row.ts';
import { scopeOf } from '../rules/scope.ts';
import { interpolate } from '../text/interpolate.ts';
import type { Standing } from './standing.ts';

/** `reached` is the furthest step that was answered: a page may lead back to one before it, as a changed offer does. */
export type ProgressView = { index: number; reached?: number; labels: string[]; text: string };

/** Index and labels for a progress value ("PRODUCT_SELECT"); an unknown value is 0. `before` are those of the pages that were answered. */
export function progress(
  flow: FlowCore,
  { facts }: Pick<Standing, 'facts'>,
  value: string | undefined,
  before: readonly (string | undefined)[] = [],
): ProgressView {
  const scope = scopeOf(flow, facts);
  const usual = flow.flow.progress;
  const shape = firstRow(flow.rules, usual?.instead, scope) ?? usual;
  if (!shape) return { index: 0, labels: [], text: '' };
  const place = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(shape.values, name) ? (shape.values[name] ?? 0) : 0;
  const labels = shape.labels.flatMap((label) => {
    const rows = Array.isArray(label) ? label : [{ when: 'always', text: label.text }];
    return firstRow(flow.rules, rows, scope)?.text ?? [];
  });
  const texts = typeof shape.text === 'string' ? [{ when: 'always', text: shape.text }] : shape.text;
  const text = firstRow(flow.rules, texts, scope)?.text ?? '';
  const reached = Math.max(0, ...before.map(place));
  return { index: place(value), reached, labels, text: interpolate(text, scope) };
}
