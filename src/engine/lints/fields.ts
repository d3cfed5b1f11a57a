/** Every field name exists on the page, every field has words, and every consent has its text. */
import type { Page } from '../../types/page.ts';
import { bindingOf } from '../content/bind.ts';
import type { Bundle } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { displayed, find } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { pointerOf } from '../facts/json-pointer.ts';
import { didYouMean } from '../issues/nearest.ts';
import { sourceOf } from '../issues/source-of.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintFields: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    lintNames(bundle, report, id, page);
    lintRefs(bundle, report, id, page);
    lintConsents(bundle, report, id, page);
  }
};

// A lender that replaces the blocks may leave one out; what the base file says about that block then has no effect.
function isLeftOver({ flow, sources }: Bundle, id: string, keys: Named['keys']): boolean {
  const file = `flows/${flow.id}/pages/${id}.json`;
  return sourceOf(sources, file, '/content') !== file && sourceOf(sources, file, pointerOf(keys)) === file;
}

type Named = { field: string; keys: Array<string | number>; alsoBlocks?: boolean; alsoParts?: boolean };

function lintNames(bundle: Bundle, report: Report, id: string, page: Page): void {
  const fields = Object.keys(page.schema?.properties ?? {});
  const blocks = (page.content ?? []).flatMap(({ id: block }) => block ?? []);
  const parts = ['title', 'lead', 'time', ...Object.keys(page.actions ?? {})];
  for (const { field, keys, alsoBlocks, alsoParts } of named(page)) {
    const known = [...fields, ...(alsoBlocks ? blocks : []), ...(alsoParts ? parts : [])];
    if (known.includes(field) || (alsoBlocks && isLeftOver(bundle, id, keys))) continue;
    report(
      'FIELD_UNKNOWN',
      placeOnPage(bundle, id, ...keys),
      `the page has no field${alsoBlocks ? ' or block' : ''} "${field}".`,
      didYouMean(field, known),
    );
  }
}

function named(page: Page): Named[] {
  const order = page.ui?.['ui:order'] ?? [];
  const looks = Object.keys(page.ui ?? {}).filter((key) => !key.startsWith('ui:'));
  const forms = (page.content ?? []).flatMap((block, index) =>
    block.block === 'form'
      ? (block.fields ?? []).map((field) => ({ field, keys: ['content', index, 'fields'] }))
      : [],
  );
  return [
    ...order.filter((field) => field !== '*').map((field) => ({ field, keys: ['ui', 'ui:order'] })),
    ...looks.map((field) => ({ field, keys: ['ui', field] })),
    ...Object.keys(page.when ?? {}).map((field) => ({ field, keys: ['when', field], alsoBlocks: true })),
    ...(page.locked ?? []).map((field) => ({ field, keys: ['locked'], alsoBlocks: true, alsoParts: true })),
    ...limited(page).map((field) => ({ field, keys: ['overridable'] })),
    ...Object.keys(page.requiredWhen ?? {}).map((field) => ({ field, keys: ['requiredWhen', field] })),
    ...Object.keys(page.remarks ?? {}).map((field) => ({ field, keys: ['remarks', field] })),
    ...Object.keys(page.opensWith ?? {}).map((field) => ({ field, keys: ['opensWith', field] })),
    ...Object.keys(page.consents ?? {}).map((field) => ({ field, keys: ['consents', field] })),
    ...(page.schema?.required ?? []).map((field) => ({ field, keys: ['schema', 'required'] })),
    ...(page.checks ?? []).flatMap(({ fields }, index) =>
      fields.map((field) => ({ field: field.split('.')[0] ?? '', keys: ['checks', index, 'fields'] })),
    ),
    ...forms,
  ];
}

// Fields whose limits lenders may tighten: "limits:amount".
function limited({ overridable = [] }: Page): string[] {
  return overridable.flatMap((change) => change.split(':')[1] ?? []);
}

function lintRefs(bundle: Bundle, report: Report, id: string, page: Page): void {
  for (const [name, field] of Object.entries(page.schema?.properties ?? {})) {
    const place = placeOnPage(bundle, id, 'schema', 'properties', name);
    for (const ref of refsIn(field)) {
      if (!find(ref, bundle.domain)?.schema)
        report(
          'REF_UNRESOLVED',
          place,
          `"${ref}" names nothing in schemas/domain.`,
          didYouMean(ref, nearbyRefs(bundle, ref)),
        );
    }
    const shown = displayed(field, bundle.domain);
    const isTyped = ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'properties'].some(
      (key) => key in shown,
    );
    if (!isTyped && refsIn(field).every((ref) => find(ref, bundle.domain)?.schema)) {
      report(
        'FIELD_WITHOUT_PLACE',
        place,
        `"${name}" has neither $ref nor type.`,
        'Say where it is stored or what it is.',
      );
    }
  }
}

function refsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(refsIn);
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  );
}

function nearbyRefs(bundle: Bundle, ref: string): string[] {
  const [entity = '', pointer = ''] = ref.split('#');
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const schema = find(`${entity}#${parent}`, bundle.domain)?.schema;
  const siblings = isRecord(schema) ? Object.keys(schema).map((key) => `${entity}#${parent}/${key}`) : [];
  return siblings.length > 0 ? siblings : Object.keys(bundle.domain).map((name) => `${name}#${pointer}`);
}

function lintConsents(bundle: Bundle, report: Report, id: string, page: Page): void {
  const consents = Object.keys(page.consents ?? {});
  for (const [name, field] of Object.entries(page.schema?.properties ?? {})) {
    const look = fieldUi(page, name);
    const options: Record<string, unknown> = { ...look['ui:options'] };
    const key = typeof options.consent === 'string' ? options.consent : name;
    if (look['ui:widget'] === 'consent' && !consents.includes(key)) {
      report(
        'CONSENT_WITHOUT_TEXT',
        placeOnPage(bundle, id, 'ui', name),
        `"${name}" asks for consent, but consents has no "${key}".`,
        'Add its type, version and text.',
      );
    }
    const { type, const: only } = displayed(field, bundle.domain);
    const isAsked = page.schema?.required?.includes(name) || Object.hasOwn(page.requiredWhen ?? {}, name);
    if (consents.includes(name) && isAsked && only !== true)
      report(
        'CONSENT_NOT_CONST',
        placeOnPage(bundle, id, 'schema', 'properties', name),
        `"${name}" must be answered, and a no would pass.`,
        'Write "const": true, or take it out of required: then it may be left open.',
      );
    if (consents.includes(name) && (type !== 'boolean' || bindingOf(field))) {
      report(
        'CONSENT_NOT_BOOLEAN',
        placeOnPage(bundle, id, 'schema', 'properties', name),
        `"${name}" is a consent, so it must be a boolean without $ref.`,
        'The server stores consents by themselves.',
      );
    }
  }
}
