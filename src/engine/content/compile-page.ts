/** Makes one page ready: references inlined twice (to show, to validate), bindings and defaults found. */
import type { FieldSchema, Page } from '../../types/page.ts';
import { isRecord } from '../facts/facts.ts';
import { bind } from './bind.ts';
import type { CompiledPage, JsonSchema, Vocabulary } from './bundle.ts';
import { fieldUi } from './field-ui.ts';
import { demanded, displayed } from './resolve-refs.ts';
import { typedPlaces } from './typed-places.ts';

/**
 * The page with `display`, `authored`, `fields` and `defaults`. `validate` handles `required`, because it knows what
 * is hidden.
 */
export function compilePage(
  page: Page,
  domain: Readonly<Record<string, JsonSchema>>,
  vocabulary: Vocabulary = {},
): CompiledPage {
  const schema = page.schema ?? { type: 'object', properties: {} };
  const typed = typedPlaces(page, vocabulary);
  const shown = each(schema.properties, (field) => displayed(field, domain));
  return {
    ...page,
    display: { ...schema, properties: shown },
    authored: {
      type: 'object',
      additionalProperties: false,
      properties: each(schema.properties, (field) => demanded(field, domain)),
    },
    fields: bind(page),
    defaults: defaultsOf(shown),
    secrets: Object.keys(shown).filter(
      (name) => shown[name]?.sealed === true || isSecretWidget(page, name, vocabulary),
    ),
    ...(Object.keys(typed).length > 0 && { typed }),
  };
}

function isSecretWidget(page: Page, name: string, { widgets }: Vocabulary): boolean {
  const widget = fieldUi(page, name)['ui:widget'];
  const word = isRecord(widgets) && typeof widget === 'string' ? widgets[widget] : undefined;
  return isRecord(word) && word.secret === true;
}

function each<Part>(
  fields: Record<string, FieldSchema>,
  map: (field: FieldSchema) => Part,
): Record<string, Part> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));
}

function defaultsOf(fields: Record<string, FieldSchema>): Record<string, unknown> {
  const set = Object.entries(fields).filter(([, field]) => field.default !== undefined);
  return Object.fromEntries(set.map(([name, field]) => [name, field.default]));
}
