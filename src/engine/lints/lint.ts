/** A lint looks at one bundle and reports issues. Each lint is one file of this folder. */
import type { Bundle } from '../content/bundle.ts';
import type { Code } from '../issues/codes.ts';

/** Where a finding stands: the file of the merged tree, and the keys that lead to it. */
export type Place = { file: string; keys: ReadonlyArray<string | number> };

export type Report = (code: Code, place: Place, message: string, remedy?: string) => void;

export type Lint = (bundle: Bundle, report: Report) => void;

/** A place in one of the flow's own files: placeIn(bundle, 'steps', 'derive', 3). */
export function placeIn(bundle: Bundle, name: string, ...keys: Array<string | number>): Place {
  return { file: `flows/${bundle.flow.id}/${name}.json`, keys };
}

/** A place in a rule, in the file of that rule. */
export function placeOfRule(bundle: Bundle, name: string, ...keys: string[]): Place {
  const { file } = placeIn(bundle, 'rules');
  return { file: bundle.ruleFiles?.[name] ?? file, keys: [name, ...keys] };
}

/** A place in a page's file. */
export function placeOnPage(bundle: Bundle, page: string, ...keys: Array<string | number>): Place {
  return placeIn(bundle, `pages/${page}`, ...keys);
}
