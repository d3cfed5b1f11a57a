/**
 * Finds numbers that texts for borrowers type although prices, decisions or limits say them: for the product's own lender in
 * the product's files, and for every lender in its own.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { figuresIn, type Spotted, spotFigures } from '../../engine/lints/typed-figures.ts';
import type { TypedFigures } from '../../types/typed-figures.ts';
import type { FileTree } from '../files/file-tree.ts';
import { overlayAt } from '../files/overlay-files.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import { folderOf } from '../merge/lender-of.ts';
import { numbersOf } from '../merge/numbers-of.ts';
import { sharing } from '../merge/org-with-shared.ts';

type Found = { pointer: string; spotted: Spotted[] };

// What product managers and machines read, how long a page takes, and how borrowers ask.
const untold = new Set([
  '$comment',
  '$schema',
  '$ref',
  'means',
  'description',
  'pattern',
  'logic',
  'id',
  'icon',
]);
const others = new Set(['to', 'page', 'asks', 'version', 'time', 'question']);
const told =
  /(^|\/)(flows\/(?!.*\/(rules|machine|polling|reviews|phases|timers)\.json$|.*\/(rules|samples|cases)\/|(consents|limits)\.json$)|org\.json$)|^schemas\/domain\//;

/** Nothing when the tree has no schemas/typed-figures.json. @param looked the files to look through */
export function lintTypedFigures(
  looked: FileTree,
  tree: FileTree,
  orgs: readonly OrgFiles[],
): ContentIssue[] {
  const figures = tree.get('schemas/typed-figures.json');
  if (!isFigures(figures)) return [];
  const spot = spotFigures(figures);
  return [...looked].flatMap(([path, json]) => {
    const lender = orgs.find(({ code }) => code === (folderOf(path) ?? sharing));
    if (!lender || !told.test(path)) return [];
    const overlay = overlayAt(path);
    const file = overlay?.file ?? path.replace(/^orgs\/[^/]+\//, '');
    // What it shares with the default lender is not said of it where its own price table differs.
    const org = tree.get(`orgs/${lender.code}/org.json`);
    const numbers = { ...numbersOf(lender.merged.files, file), org };
    return foundIn(json, [], (text) => spot(text, path, overlay !== undefined)).flatMap(
      ({ pointer, spotted }) =>
        figuresIn(spotted, figures, numbers).map(({ typed, places }) =>
          issueAt(
            'FIGURE_TYPED',
            `${path}#${pointer}`,
            `“${typed}” is typed, and ${places.join(', ')} says it.`,
            `Write {{${places[0]} | …}}, or say in schemas/typed-figures.json why it is another number.`,
          ),
        ),
    );
  });
}

function foundIn(value: unknown, keys: Array<string | number>, spot: (text: string) => Spotted[]): Found[] {
  if (typeof value === 'string') {
    const spotted = /[A-Z\s$%]/.test(value) ? spot(value) : [];
    return spotted.length === 0 ? [] : [{ pointer: pointerOf(keys), spotted }];
  }
  if (Array.isArray(value)) return value.flatMap((part, index) => foundIn(part, [...keys, index], spot));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    untold.has(key) || others.has(key) ? [] : foundIn(part, [...keys, key], spot),
  );
}

// Its shape is checked before it is used.
function isFigures(value: unknown): value is TypedFigures {
  return isRecord(value) && Array.isArray(value.except);
}
