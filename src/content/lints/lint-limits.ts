/** The limits are there, and each that a text names is among them. */
import { isRecord } from '../../engine/facts/facts.ts';
import { leafPointers } from '../../engine/facts/json-pointer.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { FileTree } from '../files/file-tree.ts';
import { limitsNamed } from '../merge/fill-limits.ts';
import { plain } from '../merge/patch-flows.ts';

const file = 'flows/limits.json';

/**
 * A small tree without site.json is a part of a product, and need not have limits.
 * @param looked the files to look through: those of a lender's check are its own
 */
export function lintLimits(looked: FileTree, tree: FileTree): ContentIssue[] {
  if (!tree.has(file))
    return !tree.has('flows/site.json')
      ? []
      : [
          issueAt(
            'FILE_MISSING',
            file,
            'the file is not there, and the server would know no limit.',
            'Put it back.',
          ),
        ];
  const limits = plain(tree.get(file));
  const known = leafPointers(limits).map((pointer) => pointer.slice(1).replaceAll('/', '.'));
  return [...looked].flatMap(([path, json]) =>
    /(^|\/)flows\//.test(path) && path !== file ? unknownIn(path, json, { limits, known }) : [],
  );
}

function unknownIn(path: string, json: unknown, { limits, known }: { limits: unknown; known: string[] }) {
  return textsNaming(json, []).flatMap(({ pointer, name }) =>
    typeof readPath(limits, name) === 'number'
      ? []
      : [
          issueAt(
            'TEXT_PATH_UNKNOWN',
            `${path}#${pointer}`,
            `there is no limit "${name}".`,
            didYouMean(name, known),
          ),
        ],
  );
}

function textsNaming(json: unknown, keys: string[]): Array<{ pointer: string; name: string }> {
  if (typeof json === 'string')
    return limitsNamed(json).map((name) => ({ pointer: keys.map((key) => `/${key}`).join(''), name }));
  if (Array.isArray(json)) return json.flatMap((part, index) => textsNaming(part, [...keys, String(index)]));
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([key, part]) =>
    key === '$comment' ? [] : textsNaming(part, [...keys, key]),
  );
}
