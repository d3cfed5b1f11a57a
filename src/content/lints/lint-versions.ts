/** What a flow says of the applications that began with an older version of it can come true. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import type { OrgFiles } from '../merge/bundles.ts';

export function lintVersions(orgs: readonly OrgFiles[]): ContentIssue[] {
  return orgs.flatMap(({ bundles, merged }) =>
    bundles.flatMap(({ flow: { id, version, continues, partOf } }) => {
      if (continues === undefined) return [];
      const place = `${sourceOf(merged.sources, `flows/${id}/flow.json`, '/continues')}#/continues`;
      if (partOf !== undefined) return [ofPart(place, partOf)];
      return continues > version ? [newer(place, continues, version)] : [];
    }),
  );
}

const newer = (place: string, continues: number, version: number) =>
  issueAt(
    'CONTINUES_NONE',
    place,
    `applications of version ${continues} and later move to this one, which is version ${version}: none does.`,
    'Name the oldest version whose applications may move, or leave it out.',
  );

const ofPart = (place: string, partOf: string) =>
  issueAt(
    'CONTINUES_NONE',
    place,
    'a part moves with the application that it is a part of.',
    `Say it in flows/${partOf}/flow.json.`,
  );
