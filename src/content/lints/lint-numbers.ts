/** The limits are there, and each number of the content that a text names is one, in a format that says it. */
import { isRecord } from '../../engine/facts/facts.ts';
import { leafPointers, pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { type NumberSlot, numberSlots } from '../../engine/text/number-slots.ts';
import { numbersAt, sayNumbers } from '../../engine/text/say-numbers.ts';
import { series } from '../../engine/text/series.ts';
import { textFormats } from '../../engine/text/text-formats.ts';
import type { FileTree } from '../files/file-tree.ts';
import { overlayAt } from '../files/overlay-files.ts';
import { plain } from '../files/plain.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import type { Numbers } from '../merge/fill-numbers.ts';
import { folderOf } from '../merge/lender-of.ts';
import { numbersOf } from '../merge/numbers-of.ts';
import { sharing } from '../merge/org-with-shared.ts';

const limitsFile = 'flows/limits.json';

/**
 * A small tree without site.json is a part of a product, and need not have limits.
 * @param looked the files to look through: those of a lender's check are its own
 * @param orgs whose prices the product's texts must fit, too
 */
export function lintNumbers(looked: FileTree, tree: FileTree, orgs: readonly OrgFiles[]): ContentIssue[] {
  if (!tree.has(limitsFile)) return tree.has('flows/site.json') ? [limitsMissing()] : [];
  return [...looked].flatMap(([path, json]) => {
    if (!/(^|\/)flows\//.test(path) || path === limitsFile) return [];
    const file = overlayAt(path)?.file ?? path.replace(/^orgs\/[^/]+\//, '');
    const asked = slotsIn(json, []);
    if (asked.length === 0) return [];
    return readers(path, orgs).flatMap(({ code, numbers }) =>
      asked.flatMap(({ pointer, slot }) =>
        unsaid(`${path}#${pointer}`, slot, numbers(file)).map((issue) =>
          code === sharing ? issue : { ...issue, lender: code },
        ),
      ),
    );
  });
}

function limitsMissing(): ContentIssue {
  const message = 'the file is not there, and the server would know no limit.';
  return issueAt('FILE_MISSING', limitsFile, message, 'Put it back.');
}

type Reader = { code: string; numbers: (file: string) => Numbers };

// Who reads a text: its lender, or the product's own and each that has numbers of its own.
function readers(path: string, orgs: readonly OrgFiles[]): Reader[] {
  const own = folderOf(path);
  return orgs
    .filter(({ code, merged }) =>
      own === undefined
        ? code === sharing || merged.overrides.some(({ file }) => isNumbers(file))
        : code === own,
    )
    .map(({ code, merged }) => ({ code, numbers: (file) => numbersOf(merged.files, file) }));
}

function isNumbers(file: string): boolean {
  return /\/(pricing|decisions)\.json$/.test(file);
}

function unsaid(place: string, slot: NumberSlot, numbers: Numbers): ContentIssue[] {
  const { root, path, format, inner } = slot;
  const data = numbers[root];
  if (sayNumbers(data, slot) !== undefined) return [];
  const strange = [format, inner].find((word) => word !== undefined && !isKnown(word));
  if (strange !== undefined) {
    const remedy = didYouMean(strange, [...Object.keys(series), ...Object.keys(textFormats)]);
    return [issueAt('TEXT_FORMAT_UNKNOWN', place, `there is no format "${strange}" of numbers.`, remedy)];
  }
  const found = numbersAt(data, path);
  if (found.length > 0) {
    const message = `"${root}.${path}" is ${found.length} numbers, and "${format ?? ''}" says one.`;
    return [
      issueAt('TEXT_FORMAT_UNFIT', place, message, `Write ${Object.keys(series).join(', ')} before it.`),
    ];
  }
  const names = leafPointers(plain(data)).map((pointer) => pointer.slice(1).replaceAll('/', '.'));
  const noun = root === 'limits' ? 'limit' : `number of ${root}`;
  return [issueAt('TEXT_PATH_UNKNOWN', place, `there is no ${noun} "${path}".`, didYouMean(path, names))];
}

function isKnown(word: string): boolean {
  return Object.hasOwn(series, word) || Object.hasOwn(textFormats, word);
}

function slotsIn(json: unknown, keys: string[]): Array<{ pointer: string; slot: NumberSlot }> {
  if (typeof json === 'string')
    return json.includes('{{') ? numberSlots(json).map((slot) => ({ pointer: pointerOf(keys), slot })) : [];
  if (Array.isArray(json)) return json.flatMap((part, index) => slotsIn(part, [...keys, String(index)]));
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([key, part]) =>
    key === '$comment' ? [] : slotsIn(part, [...keys, key]),
  );
}
