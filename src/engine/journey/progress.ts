/** How far along a page is, in the flow's own words. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holdsIn } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { interpolate } from '../text/interpolate.ts';

export type ProgressView = { index: number; labels: string[]; text: string };

/** Index and labels for a progress value ("PRODUCT_SELECT"); an unknown value is 0. */
export function progress(flow: FlowCore, facts: Facts, value: string | undefined): ProgressView {
  const scope = scopeOf(flow, facts);
  const usual = flow.flow.progress;
  const shape = usual?.instead?.find(({ when }) => holdsIn(flow.rules, when, scope)) ?? usual;
  if (!shape) return { index: 0, labels: [], text: '' };
  const known = value !== undefined && Object.hasOwn(shape.values, value) ? shape.values[value] : 0;
  const labels = shape.labels.flatMap((label) => {
    const rows = Array.isArray(label) ? label : [{ when: 'always', text: label.text }];
    return rows.find(({ when }) => holdsIn(flow.rules, when, scope))?.text ?? [];
  });
  const texts = typeof shape.text === 'string' ? [{ when: 'always', text: shape.text }] : shape.text;
  const text = texts.find(({ when }) => holdsIn(flow.rules, when, scope))?.text ?? '';
  return { index: known ?? 0, labels, text: interpolate(text, scope) };
}
