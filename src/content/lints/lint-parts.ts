/** A flow of parts names the flow whose applications its parts are in. That flow is there, and is no flow of parts itself. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import type { OrgFiles } from '../merge/bundles.ts';

export function lintParts(orgs: readonly OrgFiles[]): ContentIssue[] {
  return orgs.flatMap(({ bundles, merged }) => {
    const flows = bundles.map(({ flow }) => flow);
    const whole = flows.filter(({ partOf }) => partOf === undefined).map(({ id }) => id);
    return flows.flatMap(({ id, partOf }) => {
      if (partOf === undefined || whole.includes(partOf)) return [];
      const place = `${sourceOf(merged.sources, `flows/${id}/flow.json`, '/partOf')}#/partOf`;
      return flows.some((flow) => flow.id === partOf)
        ? [nested(place, partOf)]
        : [unknown(place, partOf, whole)];
    });
  });
}

const unknown = (place: string, partOf: string, whole: string[]) =>
  issueAt(
    'FLOW_UNKNOWN',
    place,
    `there is no flow "${partOf}".`,
    didYouMean(partOf, whole) || 'Name a folder of flows/.',
  );

const nested = (place: string, partOf: string) =>
  issueAt(
    'PART_OF_PART',
    place,
    `"${partOf}" is a flow of parts itself, and a part has no parts.`,
    'Name the flow of the borrower.',
  );
