/** Reads the folder of one lender again, and leaves everything else as it was. */

import { unapproved } from './approval/unapproved.ts';
import { readFolder } from './files/read-files.ts';
import type { LendersBefore } from './lenders-before.ts';
import { lintTree } from './lints/lint-tree.ts';
import { without } from './merge/gather-tree.ts';
import { lenderOf } from './merge/lender-of.ts';
import { closed, type LoadedContent } from './read-content.ts';
import { servable } from './servable.ts';
import { compileOrgs } from './validators/compile-orgs.ts';

/**
 * Puts the lender into service, out of it, or removes it when its folder is gone, in the shared `loaded`. Lenders in
 * service count as having been there before.
 */
export function reloadLender(
  root: string,
  loaded: LoadedContent,
  code: string,
  before?: LendersBefore,
): void {
  const { content } = loaded;
  const { tree: own, faults } = readFolder(root, `orgs/${code}`);
  const tree = new Map([...without(loaded.tree, new Set([code])), ...own]);
  const stood = (one: string) => Object.hasOwn(content.orgs, one);
  const { issues, ...gathered } = lintTree(tree, { faults, only: code, stood });
  const errors = issues.filter((issue) => issue.severity === 'error' && lenderOf(issue) === code);
  const asked = gathered.orgs.filter((one) => one.code === code && errors.length === 0);
  const { orgs, failed } = compileOrgs(servable(tree, { ...gathered, orgs: asked }), tree, new Set());
  const { trusted } = loaded;
  const waiting = trusted && Object.hasOwn(orgs, code) ? unapproved(tree, code, trusted) : undefined;
  loaded.tree = tree;
  const { [code]: _closed, ...stillClosed } = content.outOfService;
  const { [code]: _served, ...others } = content.orgs;
  content.outOfService = {
    ...stillClosed,
    ...closed([...errors, ...failed, ...(waiting ? [waiting] : [])], tree, before),
  };
  content.orgs = waiting ? others : { ...others, ...orgs };
  const { [code]: _held, ...held } = loaded.held ?? {};
  loaded.held = waiting ? { ...held, ...orgs } : held;
}
