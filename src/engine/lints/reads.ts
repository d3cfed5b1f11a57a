/** `reads` and `writes` tell what a page does: fields store into what it writes, rules and texts read what it reads. */
import type { Page } from '../../types/page.ts';
import { bind } from '../content/bind.ts';
import type { Bundle } from '../content/bundle.ts';
import { ownRoots } from '../content/declared.ts';
import { didYouMean } from '../issues/nearest.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import { slotsOf } from '../text/interpolate.ts';
import { type Lint, placeOnPage } from './lint.ts';
import { pageReferences } from './references.ts';
import { textsOf } from './texts.ts';

export const lintReads: Lint = (bundle, report) => {
  const entities = Object.keys(bundle.domain);
  for (const [id, page] of Object.entries(bundle.pages)) {
    const { reads = [], writes = [] } = page;
    for (const [key, list] of [
      ['reads', reads],
      ['writes', writes],
    ] as const) {
      list.forEach((name, index) => {
        if (entities.includes(name) || ownRoots.includes(name)) return;
        report(
          'READS_UNKNOWN',
          placeOnPage(bundle, id, key, index),
          `there is no entity "${name}".`,
          didYouMean(name, entities),
        );
      });
    }
    const bound = new Set(Object.values(bind(page)).flatMap((binding) => binding?.entity ?? []));
    for (const entity of bound) {
      if (!writes.includes(entity))
        report(
          'WRITES_MISSING',
          placeOnPage(bundle, id, 'writes'),
          `a field is stored in "${entity}", which writes does not name.`,
          `Add "${entity}".`,
        );
    }
    const runs = Object.values(page.actions ?? {}).some(({ effects = [] }) => effects.length > 0);
    for (const entity of writes.filter((name) => !bound.has(name) && !runs)) {
      report(
        'WRITES_UNUSED',
        placeOnPage(bundle, id, 'writes'),
        `no field is stored in "${entity}".`,
        'Remove it.',
      );
    }
    for (const entity of asked(bundle, id, page)) {
      if (reads.includes(entity) || writes.includes(entity)) continue;
      report(
        'READS_MISSING',
        placeOnPage(bundle, id, 'reads'),
        `a rule or text asks "${entity}", which reads does not name.`,
        `Add "${entity}".`,
      );
    }
  }
};

/** The entities that the page's rules and texts ask. */
function asked(bundle: Bundle, id: string, page: Page): Set<string> {
  const rules = pageReferences(bundle, id).flatMap(({ rule }) => pathsOfRule(bundle.rules, rule));
  const texts = textsOf(page).flatMap(({ text }) => slotsOf(text).map(({ path }) => path));
  const roots = [...rules, ...texts].map((path) => path.split('.')[0] ?? '');
  return new Set(roots.filter((root) => Object.hasOwn(bundle.domain, root) && !ownRoots.includes(root)));
}
