/** Lenders and flows carry the names of their folders, documents those of their files. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import type { MergedOrg } from '../merge/patch-flows.ts';

/** Ids that differ from their folder or file. */
export function lintNames(orgs: readonly OrgFiles[]): ContentIssue[] {
  return [
    ...orgs.flatMap(misnamedOrg),
    ...orgs.flatMap(({ merged }) => [...merged.files].flatMap((file) => misnamedFile(file, merged))),
  ];
}

function misnamedOrg({ code, org }: OrgFiles): ContentIssue[] {
  return org.code === code ? [] : [mismatch(`orgs/${code}/org.json#/code`, org.code, code)];
}

function misnamedFile([path, json]: [string, unknown], { sources }: MergedOrg): ContentIssue[] {
  const expected =
    /^flows\/([^/]+)\/flow\.json$/.exec(path)?.[1] ??
    /^flows\/[^/]+\/documents\/([^/]+)\.json$/.exec(path)?.[1];
  const id: unknown = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  if (expected === undefined || id === expected) return [];
  return [mismatch(`${sourceOf(sources, path, '/id')}#/id`, String(id), expected)];
}

function mismatch(place: string, id: string, expected: string): ContentIssue {
  return issueAt(
    'ID_MISMATCH',
    place,
    `it is called "${id}", but stands in "${expected}".`,
    `Write "${expected}".`,
  );
}
