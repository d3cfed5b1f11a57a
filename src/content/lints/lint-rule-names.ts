/** The rules of a flow may stand in several files, but each name in only one of them. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { FileTree } from '../files/file-tree.ts';
import { ruleFiles, ruleNames } from '../merge/rule-book.ts';

/** Every rule whose name another file of its flow has given already. */
export function lintRuleNames(tree: FileTree): ContentIssue[] {
  const flows = new Set(
    [...tree.keys()].flatMap((path) => /^flows\/([^/]+)\/rules[./]/.exec(path)?.[1] ?? []),
  );
  return [...flows].flatMap((flow) => takenTwice(tree, flow));
}

function takenTwice(tree: FileTree, flow: string): ContentIssue[] {
  const homes = new Map<string, string>();
  return ruleFiles(tree, flow).flatMap(([path, rules]) =>
    ruleNames(rules).flatMap((name) => {
      const home = homes.get(name);
      if (home === undefined) homes.set(name, path);
      return home === undefined ? [] : [twice(`${path}#/${name}`, name, home)];
    }),
  );
}

function twice(place: string, name: string, home: string): ContentIssue {
  return issueAt(
    'RULE_TWICE',
    place,
    `the rule "${name}" stands in ${home} already, and only one of them would count.`,
    'Remove one of them, or give one another name.',
  );
}
