/** Every field has a widget that can draw it: of its type, for its format, with choices to choose from. */
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type DrawnField, drawnFields, inside } from './drawn-fields.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

/** What the vocabulary says that a widget can draw. */
type Fits = { types?: string[]; format?: string; choices?: boolean };

export const lintWidgets: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const field of drawnFields(bundle, page)) {
      lintFit(bundle, report, id, field);
      lintParts(bundle, report, id, field);
    }
  }
};

function lintFit(bundle: Bundle, report: Report, id: string, field: DrawnField): void {
  const widget = field.look['ui:widget'];
  const known = wordsOf(bundle, 'widgets');
  if (widget === undefined || !isRecord(known[widget])) return;
  const fault = faultOf(known, widget, field);
  if (fault)
    report('WIDGET_UNFIT', placeOnPage(bundle, id, ...field.keys, 'ui:widget'), fault.message, fault.remedy);
}

type Fault = { message: string; remedy: string };

function faultOf(
  known: Record<string, unknown>,
  widget: string,
  { name, schema, options }: DrawnField,
): Fault | undefined {
  const { types, format, choices = false } = fitsOf(known[widget]);
  const remedy = `Use one of: ${fitting(known, schema).join(', ')}.`;
  const own = typesOf(schema);
  // A reference that leads nowhere is told where it is written.
  if (own.length === 0) return undefined;
  if (types && !own.some((type) => types.includes(type)))
    return {
      message: `"${widget}" draws ${types.join(' or ')}, and "${name}" is ${own.join(' or ')}.`,
      remedy,
    };
  if (!canDraw({ format }, schema) || (format === undefined && hasOwnWidget(known, schema)))
    return {
      message: `"${name}" has the format ${schema.format ?? 'none'}, for which "${widget}" is not made.`,
      remedy,
    };
  if (choices && !hasChoices(schema, options))
    return {
      message: `"${name}" gives nothing to choose from.`,
      remedy: 'Add enum to the field, or choices to ui:options.',
    };
  if (schema.sealed === true && !isSecret(known[widget]))
    return {
      message: `"${name}" is sealed, and "${widget}" would show it while it is typed.`,
      remedy: `Use one of: ${Object.keys(known)
        .filter((other) => isSecret(known[other]))
        .join(', ')}.`,
    };
  return undefined;
}

function fitting(known: Record<string, unknown>, schema: JsonSchema): string[] {
  const makers = Object.keys(known).filter((other) => canDraw(fitsOf(known[other]), schema));
  const own = makers.filter((other) => fitsOf(known[other]).format !== undefined);
  return own.length > 0 ? own : makers;
}

// A look for what is not asked is drawn nowhere, and what is shown under another answer needs that to be asked.
function lintParts(bundle: Bundle, report: Report, id: string, field: DrawnField): void {
  const { looks, fields, keys } = inside(field);
  const known = Object.keys(fields);
  for (const [name, look] of Object.entries(looks)) {
    const place = placeOnPage(bundle, id, ...keys, name);
    if (!known.includes(name)) {
      report('FIELD_UNKNOWN', place, `"${field.name}" has no part "${name}".`, didYouMean(name, known));
      continue;
    }
    const { 'ui:widget': widget, showWhen } = isRecord(look) ? look : {};
    const asked = isRecord(showWhen) ? showWhen.field : undefined;
    if (typeof asked === 'string' && !known.includes(asked))
      report(
        'FIELD_UNKNOWN',
        placeOnPage(bundle, id, ...keys, name, 'showWhen'),
        `"${field.name}" has no part "${asked}".`,
        didYouMean(asked, known),
      );
    const widgets = Object.keys(wordsOf(bundle, 'widgets'));
    if (typeof widget === 'string' && !widgets.includes(widget))
      report(
        'WORD_UNKNOWN',
        placeOnPage(bundle, id, ...keys, name, 'ui:widget'),
        `there is no widget "${widget}".`,
        didYouMean(widget, widgets),
      );
  }
}

function canDraw({ types, format }: Fits, schema: JsonSchema): boolean {
  const hasType = !types || typesOf(schema).some((type) => types.includes(type));
  return hasType && (format === undefined || schema.format === format);
}

/** Whether some widget is made for the very format. */
function hasOwnWidget(known: Record<string, unknown>, { format }: JsonSchema): boolean {
  return format !== undefined && Object.values(known).some((word) => fitsOf(word).format === format);
}

function hasChoices(schema: JsonSchema, options: Record<string, unknown>): boolean {
  const entry = isRecord(schema.items) ? schema.items : schema;
  const isListed = ['enum', 'oneOf', 'const'].some((key) => key in entry) || entry.type === 'boolean';
  return isListed || isRecord(options.choices) || typeof options.from === 'string';
}

function typesOf({ type, properties, items, enum: values }: JsonSchema): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  if (properties) return ['object'];
  if (items) return ['array'];
  return Array.isArray(values) ? [...new Set(values.map((value) => typeof value))] : [];
}

function fitsOf(word: unknown): Fits {
  return isRecord(word) && isRecord(word.fits) ? word.fits : {};
}

function isSecret(word: unknown): boolean {
  return isRecord(word) && word.secret === true;
}

function wordsOf({ vocabulary }: Bundle, kind: string): Record<string, unknown> {
  const section = vocabulary[kind];
  return isRecord(section) ? section : {};
}
