/** Every answer is stored or used, and no two answers of a page share a place. */
import type { Page } from '../../types/page.ts';
import { bind } from '../content/bind.ts';
import type { Bundle } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { displayed } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { proverOf } from '../proof/prover.ts';
import { pathsIn } from '../rules/visit.ts';
import { effectsOf, effectWord } from './effects.ts';
import { shownWhen } from './hidden.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintStored: Lint = (bundle, report) => {
  const answers = new Set(Object.values(bundle.rules).flatMap(({ logic }) => pathsIn(logic)));
  for (const [id, page] of Object.entries(bundle.pages)) {
    lintPlaces(bundle, report, id, page);
    if (isForSite(bundle, id)) continue;
    for (const [field, place] of Object.entries(bind(page))) {
      if (
        place ||
        isUsed(bundle, page, field) ||
        [...answers].some((path) => `${path}.`.startsWith(`answers.${field}.`))
      )
        continue;
      report(
        'FIELD_UNSTORED',
        placeOnPage(bundle, id, 'schema', 'properties', field),
        `nothing keeps or uses what is answered to "${field}".`,
        'Give it a $ref to where it is stored, such as profile#/properties/email, or take it away.',
      );
    }
  }
};

function isUsed(bundle: Bundle, page: Page, field: string): boolean {
  const { consents = {}, checks = [] } = page;
  const { const: only } = displayed(page.schema?.properties[field], bundle.domain);
  // A checkbox that must be checked need not be stored: checking it is the answer.
  if (Object.hasOwn(consents, field) || only !== undefined || keepsItself(bundle, page, field)) return true;
  if (checks.some(({ fields }) => fields.some((name) => name.split('.')[0] === field))) return true;
  return effectsOf(page).some((name) => {
    const { needs = [], takes = [] } = effectWord(bundle, name);
    return [...needs, ...takes].includes(field);
  });
}

function keepsItself({ vocabulary }: Bundle, page: Page, field: string): boolean {
  const widget = fieldUi(page, field)['ui:widget'];
  const widgets = isRecord(vocabulary.widgets) ? vocabulary.widgets : {};
  const word = widget !== undefined && Object.hasOwn(widgets, widget) ? widgets[widget] : undefined;
  return isRecord(word) && word.keeps === true;
}

// The site has pages for messages to the lender at large; the server stores everything that they ask.
function isForSite({ site }: Bundle, id: string): boolean {
  return [site?.feedback, site?.survey].some((part: unknown) => isRecord(part) && part.page === id);
}

function lintPlaces(bundle: Bundle, report: Report, id: string, page: Page): void {
  const stored = Object.entries(bind(page)).flatMap(([field, place]) =>
    place ? [{ field, path: [place.entity, ...place.path].join('.') }] : [],
  );
  const prover = proverOf(bundle);
  lintCrossed(bundle, report, id, stored);
  for (const [index, { field, path }] of stored.entries()) {
    const other = stored
      .slice(0, index)
      .find((one) => `${one.path}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${one.path}.`));
    if (!other || !prover.possible([...shownWhen(page, field), ...shownWhen(page, other.field)])) continue;
    report(
      'STORED_TWICE',
      placeOnPage(bundle, id, 'schema', 'properties', field, '$ref'),
      `"${field}" and "${other.field}" are stored in one place (${path}), and one would overwrite the other.`,
      'Give one of them a place of its own, or show only one at a time.',
    );
  }
}

// A first name that is kept as the last one, and the last one as the first: each field bears the name of the other's place.
function lintCrossed(
  bundle: Bundle,
  report: Report,
  id: string,
  stored: readonly { field: string; path: string }[],
): void {
  const placeNamed = (name: string) => stored.find(({ path }) => path.split('.').at(-1) === name);
  for (const { field, path } of stored) {
    const other = placeNamed(field);
    if (other === undefined || other.field === field || path.split('.').at(-1) !== other.field) continue;
    const place = placeOnPage(bundle, id, 'schema', 'properties', field, '$ref');
    const message = `"${field}" is stored as ${path}, and "${other.field}" as ${other.path}.`;
    report('FIELDS_CROSSED', place, message, 'Let each be stored in the place of its own name.');
  }
}
