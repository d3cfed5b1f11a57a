/**
 * Answers can be found again: every entity that a page writes has a place among the facts, and no rule reads one that
 * is kept apart.
 */
import { placeOf } from '../content/entity-place.ts';
import { pathsIn } from '../rules/visit.ts';
import { type Lint, placeOfRule, placeOnPage } from './lint.ts';

export const lintEntityPlaces: Lint = (bundle, report) => {
  for (const [id, { writes = [] }] of Object.entries(bundle.pages)) {
    writes.forEach((entity, index) => {
      const schema = bundle.domain[entity];
      if (!schema || placeOf(schema)) return;
      report(
        'ENTITY_WITHOUT_PLACE',
        placeOnPage(bundle, id, 'writes', index),
        `answers of "${entity}" would be stored and never found again: it has no place among the facts.`,
        `Write "facts": "stored" into schemas/domain/${entity}.schema.json.`,
      );
    });
  }
  for (const [name, { logic }] of Object.entries(bundle.rules)) {
    const apart = pathsIn(logic).find((path) => placeOf(bundle.domain[path.split('.')[0] ?? '']) === 'apart');
    if (apart === undefined) continue;
    report(
      'ENTITY_WITHOUT_PLACE',
      placeOfRule(bundle, name, 'logic'),
      `"${apart}" is kept apart, so the rule never sees it.`,
      'Ask something else: whether it was answered is a fact of the application.',
    );
  }
};
