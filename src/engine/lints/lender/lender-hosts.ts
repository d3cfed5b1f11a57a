/**
 * The host names of a lender: below its own main site, and real names of the web. A host that no lender claims stays
 * free.
 */
import type { Org } from '../../../types/org.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';
import { isWebName, onSite, siteOf } from '../site-of.ts';

/** One issue for each host that is not the lender's, and one for a main site that is no site. */
export function lintLenderHosts(file: string, lender: Org): ContentIssue[] {
  const issue = placeIssue(file);
  const site = siteOf(lender);
  const remedy = site
    ? `Name a host below ${site}, such as apply.${site}.`
    : 'Say in baseUrl which site is the lender’s, and name a host below it.';
  const nowhere =
    lender.baseUrl !== undefined && site === undefined
      ? [
          issue(
            'HOST_STRANGE',
            '/baseUrl',
            'it is no site on the web.',
            'Write https://www.…, with the name of the company.',
          ),
        ]
      : [];
  const strange = (lender.hosts ?? []).flatMap((host, index) =>
    isOwnHost(host, lender)
      ? []
      : [issue('HOST_STRANGE', `/hosts/${index}`, `"${host}" is not a host of this lender.`, remedy)],
  );
  return [...nowhere, ...strange];
}

/** Whether a host may lead to this lender. */
export function isOwnHost(host: string, lender: Org): boolean {
  return isWebName(host) && onSite(host, siteOf(lender));
}
