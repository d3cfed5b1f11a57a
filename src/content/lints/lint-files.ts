/** Finds missing files that would otherwise be noticed too late, and files that nothing reads. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { FileTree } from '../files/file-tree.ts';
import { languagesFolder } from '../files/overlay-files.ts';
import { siteOf } from '../merge/bundles.ts';
import { languageOf } from '../validators/shape.ts';

type Need = { means: string; of: string };

/**
 * What is missing: flows, and files that the vocabulary says a flow needs.
 * @param part the tree is a part of a product, as tests make it, and may lack some of them
 */
export function lintFiles(tree: FileTree, part = false): ContentIssue[] {
  return [
    ...headless(tree),
    ...(part ? [] : [...missingFlows(tree), ...missingParts(tree)]),
    ...unread(tree),
    ...strayNames(tree),
  ];
}

function headless(tree: FileTree): ContentIssue[] {
  return folders(tree)
    .map((id) => `flows/${id}/flow.json`)
    .filter((path) => !tree.has(path))
    .map((place) =>
      missing(
        place,
        'without it, nobody reads the rest of its folder.',
        'Put it back, or remove the folder.',
      ),
    );
}

// A small tree without site.json is a part of a product, and need not have every flow.
function missingFlows(tree: FileTree): ContentIssue[] {
  if (!tree.has('flows/site.json')) return [];
  const paths = flows(tree).map(({ basePath }) => basePath);
  return Object.entries(words(tree, 'flows'))
    .filter(([basePath]) => !paths.includes(basePath))
    .map(([basePath, { means }]) =>
      missing('flows/', `no flow.json has the basePath "${basePath}". ${means}`, 'Put it back.'),
    );
}

function missingParts(tree: FileTree): ContentIssue[] {
  return flows(tree).flatMap(({ id, basePath }) =>
    needs(tree, 'files', basePath)
      .filter(([name]) => !isThere(tree, `flows/${id}/${name}`))
      .map(([name, { means }]) =>
        missing(`flows/${id}/${name}.json`, `the file is not there. ${means}`, 'Put it back.'),
      ),
  );
}

// Some files may be a folder instead: the rules of a flow, one file for each subject.
function isThere(tree: FileTree, path: string): boolean {
  return tree.has(`${path}.json`) || [...tree.keys()].some((other) => other.startsWith(`${path}/`));
}

function unread(tree: FileTree): ContentIssue[] {
  return [...tree.keys()]
    .filter(
      (path) => path.startsWith('flows/') && !languageOf(path) && !/^flows\/[^/]+\/samples\//.test(path),
    )
    .map((place) =>
      issueAt(
        'FILE_UNREAD',
        place,
        'nothing reads this file.',
        'A flow has flow.json, rules.json or rules/, …, and its pages under pages/. Rename it, or remove it.',
      ),
    );
}

// Whatever site.json says about a flow of another name has no effect.
function strayNames(tree: FileTree): ContentIssue[] {
  const { pages = {}, rulesOf } = siteOf(tree);
  const known = folders(tree);
  const named = [
    ...Object.keys(pages).map((id) => ({ id, pointer: `/pages/${id}` })),
    ...(rulesOf === undefined ? [] : [{ id: rulesOf, pointer: '/rulesOf' }]),
  ];
  return named
    .filter(({ id }) => !known.includes(id))
    .map(({ id, pointer }) =>
      issueAt(
        'FLOW_UNKNOWN',
        `flows/site.json#${pointer}`,
        `there is no flow "${id}".`,
        didYouMean(id, known),
      ),
    );
}

function flows(tree: FileTree): Array<{ id: string; basePath: string }> {
  return folders(tree).flatMap((id) => {
    const flow = tree.get(`flows/${id}/flow.json`);
    return isRecord(flow) ? [{ id, basePath: String(flow.basePath) }] : [];
  });
}

function folders(tree: FileTree): string[] {
  const paths = [...tree.keys()].filter((path) => !path.startsWith(languagesFolder));
  return [...new Set(paths.flatMap((path) => /^flows\/([^/]+)\//.exec(path)?.[1] ?? []))];
}

function needs(tree: FileTree, kind: string, basePath: string): Array<[string, Need]> {
  return Object.entries(words(tree, kind)).filter(([, { of }]) => of === basePath);
}

function words(tree: FileTree, kind: string): Record<string, Need> {
  const vocabulary = tree.get('schemas/vocabulary.json');
  const section = isRecord(vocabulary) ? vocabulary[kind] : undefined;
  return isRecord(section) ? (section as Record<string, Need>) : {};
}

function missing(place: string, message: string, remedy: string): ContentIssue {
  return issueAt('FILE_MISSING', place, message, remedy);
}
