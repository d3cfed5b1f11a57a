/** A promise that people keep names the task, the message or the page that tells them, and that exists. */
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { FileTree } from '../files/file-tree.ts';

/** Looks through the product's own files: no lender may change who keeps a promise. @param looked the files to look through */
export function lintKeepers(looked: FileTree, tree: FileTree): ContentIssue[] {
  const known = keepersOf(tree);
  return [...looked].flatMap(([path, json]) =>
    /^flows\/(site|[^/]+\/messages)\.json$/.test(path)
      ? Object.entries(recordAt(json, 'byPeople')).flatMap(([file, keeper]) =>
          known.has(String(keeper))
            ? []
            : [
                issueAt(
                  'KEEPER_UNKNOWN',
                  `${path}#${pointerOf(['byPeople', file])}`,
                  `nothing here is called ${String(keeper)}, so nobody is told to keep the promise of ${file}.`,
                  didYouMean(String(keeper), [...known]),
                ),
              ],
        )
      : [],
  );
}

/** heloc/reviews/NAME, heloc/messages/NAME, site/messages/NAME, desk/pages/NAME. */
function keepersOf(tree: FileTree): Set<string> {
  return new Set(
    [...tree].flatMap(([path, json]) => {
      const [, flow = '', kind = ''] =
        /^flows\/([^/]+)\/(reviews|messages)\.json$/.exec(path) ?? (path === 'flows/site.json' ? site : []);
      if (kind) return Object.keys(recordAt(json, kind)).map((name) => `${flow}/${kind}/${name}`);
      const page = /^flows\/([^/]+\/pages\/.+)\.json$/.exec(path)?.[1];
      return page ? [page] : [];
    }),
  );
}

const site = ['', 'site', 'messages'];

function recordAt(json: unknown, key: string): Record<string, unknown> {
  const found = readPath(json, key);
  return isRecord(found) ? found : {};
}
