/** Schemas are found by their `$id`. One that differs from its file silently switches off every check against it. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { FileTree } from '../files/file-tree.ts';

/** One issue per schema of schemas/domain and schemas/meta whose id differs from its file name. */
export function lintIds(tree: FileTree): ContentIssue[] {
  return [...tree].flatMap(([path, schema]): ContentIssue[] => {
    const expected = idOf(path);
    const id = isRecord(schema) ? schema.$id : undefined;
    if (expected === undefined || id === expected) return [];
    return [
      issueAt(
        'ID_MISMATCH',
        `${path}#/$id`,
        `its $id is ${JSON.stringify(id) ?? 'not there'}, so nothing would be checked against it.`,
        `Write "${expected}".`,
      ),
    ];
  });
}

function idOf(path: string): string | undefined {
  const [, room, name] = /^schemas\/(domain|meta)\/(.+)\.schema\.json$/.exec(path) ?? [];
  return room === 'meta' ? `meta/${name}` : name;
}
