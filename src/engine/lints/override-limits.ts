/** Whether a lender's limits are at least as tight as the base file's. */
import type { FieldSchema, Page } from '../../types/page.ts';

/** One limit that became looser. */
export type Loosened = { pointer: string; message: string };

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

/** Every limit of the merged page that lets through what the base did not. */
export function loosens(base: Page, merged: Page): Loosened[] {
  const fields = Object.entries(base.schema?.properties ?? {}).flatMap(([name, field]) =>
    looserField(field, merged.schema?.properties[name] ?? {}, `/schema/properties/${name}`),
  );
  return [
    ...fields,
    ...missing(base.schema?.required, merged.schema?.required, '/schema/required'),
    ...looserRules(base, merged),
    ...lostChecks(base, merged),
  ];
}

function looserField(before: FieldSchema, after: FieldSchema, pointer: string): Loosened[] {
  const low = lower.filter((key) => (after[key] ?? -Infinity) < (before[key] ?? -Infinity));
  const high = upper.filter((key) => (after[key] ?? Infinity) > (before[key] ?? Infinity));
  const limits = [...low, ...high].map((key) => ({
    pointer: `${pointer}/${key}`,
    message: `${key} is ${before[key]} in the base file; ${after[key] ?? 'none'} is looser.`,
  }));
  const added = (after.enum ?? []).filter((value) => before.enum && !before.enum.includes(value));
  const choices =
    added.length > 0 || (before.enum && !after.enum)
      ? [{ pointer: `${pointer}/enum`, message: 'there are choices that the base file does not have.' }]
      : [];
  const inside = Object.entries(before.properties ?? {}).flatMap(([name, field]) =>
    looserField(field, after.properties?.[name] ?? {}, `${pointer}/properties/${name}`),
  );
  return [
    ...limits,
    ...choices,
    ...inside,
    ...missing(before.required, after.required, `${pointer}/required`),
  ];
}

function missing(before: readonly string[] = [], after: readonly string[] = [], pointer = ''): Loosened[] {
  return before
    .filter((field) => !after.includes(field))
    .map((field) => ({ pointer, message: `"${field}" need no longer be answered.` }));
}

function looserRules(base: Page, merged: Page): Loosened[] {
  const before = Object.entries(base.requiredWhen ?? {});
  return before
    .filter(
      ([field, rule]) =>
        ![rule, 'always'].includes(merged.requiredWhen?.[field] ?? '') &&
        !merged.schema?.required?.includes(field),
    )
    .map(([field]) => ({
      pointer: `/requiredWhen/${field}`,
      message: `"${field}" is required under another rule than in the base file.`,
    }));
}

function lostChecks(base: Page, merged: Page): Loosened[] {
  const kept = (merged.checks ?? []).map(same);
  return (base.checks ?? [])
    .filter((check) => !kept.includes(same(check)))
    .map(({ check }) => ({ pointer: '/checks', message: `the check "${check}" of the base file is gone.` }));
}

function same({
  check,
  fields,
  value,
  when,
}: {
  check: string;
  fields: string[];
  value?: unknown;
  when?: string;
}): string {
  return JSON.stringify([check, fields, value, when]);
}
