/** Where a page reads facts by a path, beside texts and rules: the lists of its blocks, the options of its widgets, what a field opens with. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { namesBeside, spotOf } from '../content/declared.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { drawnFields } from './drawn-fields.ts';
import { type Lint, placeOnPage } from './lint.ts';

type Read = { path: string; keys: ReadonlyArray<string | number> };

export const lintFactPaths: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const { path, keys } of [...ofBlocks(page), ...ofOptions(bundle, page), ...ofOpening(page)]) {
      if (spotOf(bundle, path)) continue;
      const close = nearest(path, namesBeside(bundle, path));
      report(
        'VAR_UNKNOWN',
        placeOnPage(bundle, id, ...keys),
        `no schema declares "${path}".`,
        close ? `Did you mean "${close}"?` : '',
      );
    }
  }
};

function ofBlocks({ content = [] }: Page): Read[] {
  return content.flatMap((block, index) =>
    'from' in block && typeof block.from === 'string'
      ? [{ path: block.from, keys: ['content', index, 'from'] }]
      : [],
  );
}

/** Options that the vocabulary describes as a path of facts. */
function ofOptions(bundle: Bundle, page: Page): Read[] {
  return drawnFields(bundle, page).flatMap(({ look, options, keys }) =>
    pathOptions(bundle, look['ui:widget']).flatMap((name) => {
      const path = options[name];
      return typeof path === 'string' ? [{ path, keys: [...keys, 'ui:options', name] }] : [];
    }),
  );
}

function pathOptions({ vocabulary }: Bundle, widget: string | undefined): string[] {
  const widgets = isRecord(vocabulary.widgets) ? vocabulary.widgets : {};
  const word = widget !== undefined && Object.hasOwn(widgets, widget) ? widgets[widget] : undefined;
  const options = isRecord(word) && isRecord(word.options) ? word.options.properties : undefined;
  return Object.entries(isRecord(options) ? options : {}).flatMap(([name, option]) =>
    isRecord(option) && /^Path of (facts|a list of facts)/.test(String(option.description)) ? [name] : [],
  );
}

function ofOpening({ opensWith = {} }: Page): Read[] {
  return Object.entries(opensWith).map(([field, path]) => ({ path, keys: ['opensWith', field] }));
}
