/**
 * Gives each host name to one lender. A name that two lenders claim stays with the product's own lender, else with the
 * one that had it before, else with the one whose main site it belongs to; if nothing decides, with neither: no page
 * is better than another lender's page.
 */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import { sharing } from '../merge/org-with-shared.ts';

/** One issue for every claim that does not count. @param stood whether a lender was in service with these very files */
export function lintHosts(orgs: readonly OrgFiles[], stood: (code: string) => boolean): ContentIssue[] {
  const hosts = new Set(orgs.flatMap(({ org }) => (org.hosts ?? []).map(plain)));
  return [...hosts].flatMap((host) => {
    const claimants = orgs.filter(({ org }) => org.hosts?.some((one) => plain(one) === host));
    if (claimants.length < 2) return [];
    const keeper = keeperOf(host, claimants, stood);
    return claimants
      .filter((one) => one !== keeper)
      .map((one) => taken(host, one, keeper ?? other(claimants, one), keeper));
  });
}

const plain = (host: string) => host.toLowerCase();

function keeperOf(host: string, claimants: readonly OrgFiles[], stood: (code: string) => boolean) {
  const only = (found: readonly OrgFiles[]) => (found.length === 1 ? found[0] : undefined);
  return (
    claimants.find(({ code }) => code === sharing) ??
    only(claimants.filter(({ code }) => stood(code))) ??
    only(claimants.filter((one) => isBelowSite(host, one)))
  );
}

function isBelowSite(host: string, { org: { baseUrl = '' } }: OrgFiles): boolean {
  const site = URL.canParse(baseUrl) ? new URL(baseUrl).hostname.replace(/^www\./, '') : '';
  return site !== '' && (host === site || host.endsWith(`.${site}`));
}

function other(claimants: readonly OrgFiles[], one: OrgFiles): OrgFiles | undefined {
  return claimants.find((claimant) => claimant !== one);
}

function taken(
  host: string,
  { code, org }: OrgFiles,
  rival: OrgFiles | undefined,
  keeper: OrgFiles | undefined,
): ContentIssue {
  const index = (org.hosts ?? []).findIndex((one) => plain(one) === host);
  const whose = keeper
    ? `belongs to ${keeper.code}.`
    : `is claimed by ${code} and by ${rival?.code}, and is below the main site of neither alone.`;
  return issueAt(
    'HOST_TAKEN',
    `orgs/${code}/org.json#/hosts/${index}`,
    `"${host}" ${whose}`,
    keeper ? `Remove it here, or from ${keeper.code}.` : 'Remove it from one of them.',
  );
}
