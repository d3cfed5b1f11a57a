/** Whether the ways to other pages that the blocks of a page offer are still there after a lender's patch. */
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { linksIn } from '../text/links-in.ts';
import type { LenderPage } from './lender-page.ts';
import { ruleOf } from './shown-when.ts';

/**
 * One issue for each page that a block leads to and nothing on the lender's page does: it may be the only way of the people who
 * cannot answer what the page asks.
 */
export function judgeWays({ patchFile, base, merged }: LenderPage): ContentIssue[] {
  const shown = (merged.content ?? []).filter(({ id }) => ruleOf(merged, id) !== 'never');
  const left = new Set([...waysIn(shown), ...waysIn(merged.actions)]);
  return [...new Set(waysIn(base.content))]
    .filter((way) => !left.has(way))
    .map((way) =>
      placeIssue(patchFile)(
        'OVERRIDE_HIDES',
        '/content',
        `nothing on the page leads to "${way}" any more.`,
        'Keep the link, in words of your own.',
      ),
    );
}

/** Pages of this product only: what a link to another site may say is judged elsewhere. */
function waysIn(value: unknown): string[] {
  if (typeof value === 'string') return linksIn(value).filter(isPage);
  if (Array.isArray(value)) return value.flatMap(waysIn);
  if (!isRecord(value)) return [];
  const to = typeof value.to === 'string' && isPage(value.to) ? [value.to] : [];
  return [...to, ...Object.values(value).flatMap(waysIn)];
}

const isPage = (target: string) => /^\/?[a-z][a-z0-9/-]*$/.test(target);
