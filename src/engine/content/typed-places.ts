/** Which fields of a page keep more of what is typed than one line of plain text, by what the vocabulary says of their widgets. */
import type { Page } from '../../types/page.ts';
import { isRecord } from '../facts/facts.ts';
import type { TypedAs, Vocabulary } from './bundle.ts';
import { fieldUi } from './field-ui.ts';

/** Field ("note") or part of a list's entries ("accounts.*.reason") -> how its text is typed; others are one line. */
export function typedPlaces(page: Page, vocabulary: Vocabulary): Record<string, TypedAs> {
  const places = Object.keys(page.schema?.properties ?? {}).flatMap((name) => {
    const { 'ui:widget': widget, 'ui:options': options } = fieldUi(page, name);
    return [...placed(name, widget, vocabulary), ...partsOf(name, options, vocabulary)];
  });
  return Object.fromEntries(places);
}

function partsOf(name: string, options: unknown, vocabulary: Vocabulary): [string, TypedAs][] {
  const parts = isRecord(options) && isRecord(options.ui) ? options.ui : {};
  return Object.entries(parts).flatMap(([part, ui]) =>
    placed(`${name}.*.${part}`, isRecord(ui) ? ui['ui:widget'] : undefined, vocabulary),
  );
}

function placed(place: string, widget: unknown, { widgets }: Vocabulary): [string, TypedAs][] {
  const word = isRecord(widgets) && typeof widget === 'string' ? widgets[widget] : undefined;
  const typed = isRecord(word) ? word.typed : undefined;
  return typed === 'lines' || typed === 'exact' ? [[place, typed]] : [];
}
