/** Lenders and flows are called by their folders, documents by their files, and each host name leads to one lender. */
import type { ContentIssue } from '../engine/issue.ts';
import type { Org } from '../types/org.ts';
import type { OrgFiles } from './bundles.ts';

/** Ids that differ from where they stand, and host names claimed twice. */
export function checkNames(orgs: readonly OrgFiles[]): ContentIssue[] {
  return [
    ...orgs.flatMap(misnamedOrg),
    ...orgs.flatMap(({ merged }) => [...merged.files].flatMap(misnamedFile)),
    ...orgs.flatMap((org, index) => takenHosts(org, orgs.slice(0, index))),
  ];
}

function misnamedOrg({ code, org }: OrgFiles): ContentIssue[] {
  return org.code === code ? [] : [mismatch(`orgs/${code}/org.json#/code`, org.code, code)];
}

function misnamedFile([path, json]: [string, unknown]): ContentIssue[] {
  const expected =
    /^flows\/([^/]+)\/flow\.json$/.exec(path)?.[1] ??
    /^flows\/[^/]+\/documents\/([^/]+)\.json$/.exec(path)?.[1];
  const id: unknown = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return expected === undefined || id === expected ? [] : [mismatch(`${path}#/id`, String(id), expected)];
}

function mismatch(place: string, id: string, expected: string): ContentIssue {
  return {
    code: 'ID_MISMATCH',
    severity: 'error',
    place,
    message: `it is called "${id}", but stands in "${expected}".`,
    remedy: `Write "${expected}".`,
  };
}

function takenHosts({ code, org }: OrgFiles, earlier: readonly OrgFiles[]): ContentIssue[] {
  return hostsOf(org).flatMap((host, index): ContentIssue[] => {
    const other = earlier.find((one) => hostsOf(one.org).includes(host));
    if (!other) return [];
    return [
      {
        code: 'HOST_TAKEN',
        severity: 'error',
        place: `orgs/${code}/org.json#/hosts/${index}`,
        message: `"${host}" belongs to ${other.code} already.`,
        remedy: 'Remove it from one of them.',
      },
    ];
  });
}

function hostsOf({ hosts = [] }: Org): string[] {
  return hosts;
}
