/**
 * Reads all content from disk: merged per lender, checked, compiled. A mistake in the product throws, with every
 * reason at once; a mistake in one lender's folder puts that lender out of service.
 */
import { ContentError } from '../engine/issues/content-error.ts';
import type { ContentIssue } from '../engine/issues/issue.ts';
import type { Approver, Trusted } from './approval/approvers.ts';
import { unapproved } from './approval/unapproved.ts';
import type { FileTree } from './files/file-tree.ts';
import { readFiles } from './files/read-files.ts';
import type { LendersBefore } from './lenders-before.ts';
import { lintTree } from './lints/lint-tree.ts';
import type { Content, OrgContent, OutOfService } from './loaded/content.ts';
import { domainOf } from './merge/domain-of.ts';
import { codesOf, orgFiles, vocabularyOf } from './merge/gather-tree.ts';
import { lenderOf } from './merge/lender-of.ts';
import { namedHosts } from './merge/named-hosts.ts';
import { orgWithShared } from './merge/org-with-shared.ts';
import type { PassedCheck } from './passed-check.ts';
import { servable, servableLender, underOwnHosts } from './servable.ts';
import { compileOrgs, orgsWhenAsked } from './validators/compile-orgs.ts';

export type ReadOptions = {
  /** What has passed is not checked again. */
  passed?: PassedCheck | undefined;
  /** The folder holds a part of a product, as in tests. */
  part?: boolean;
  /** The lenders in service before: newcomers do not push them out. */
  before?: LendersBefore | undefined;
  /** Whose approval a lender needs to be in service; without them none needs any. */
  approvers?: readonly Approver[] | undefined;
};

/**
 * The content, and the files that it was made of. `unserved`: files that changed since, and wait until all that changed is right.
 * `trusted`: who may approve a lender; without it none needs it.
 */
export type LoadedContent = {
  content: Content;
  tree: FileTree;
  unserved?: readonly string[];
  trusted?: Trusted | undefined;
  /** Lenders without mistakes that wait for their approval. */
  held?: Record<string, OrgContent>;
};

/** All lenders' content under `root`, or a ContentError with every error found. */
export function readContent(root: string, options: ReadOptions = {}): Content {
  return loadContent(root, options).content;
}

/** The same, with the files. */
export function loadContent(root: string, options: ReadOptions = {}): LoadedContent {
  const { approvers, before } = options;
  const { content, tree } = checkedContent(root, options);
  if (!approvers) return { content, tree };
  const trusted = { approvers, atDesk: new Set<string>() };
  return { ...approvedOnly(content, tree, trusted, before), tree, trusted };
}

function checkedContent(root: string, { passed, part, before }: ReadOptions): LoadedContent {
  const { tree, faults } = readFiles(root);
  if (faults.length === 0 && passed?.knows(tree)) return { content: passedContent(tree), tree };
  const stood = (code: string) => before?.isUnchanged(tree, code) ?? false;
  const { issues, ...gathered } = lintTree(tree, { faults, stood, part });
  const errors = issues.filter(({ severity }) => severity === 'error');
  requireProduct(errors);
  if (errors.length === 0) passed?.keep(tree);
  const closedTo = new Set(errors.flatMap(codeOf));
  const { orgs, failed } = compileOrgs(servable(tree, gathered), tree, closedTo);
  const outOfService = closed([...errors, ...failed], tree, before);
  const { domain, vocabulary } = gathered;
  return { content: { orgs, domain, vocabulary, outOfService }, tree };
}

/** Content out of files that passed the check, of this program or of another. */
export function passedContent(tree: FileTree): Content {
  const shared = { domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  const serve = servableLender(tree, shared);
  const lenders = codesOf(tree).map((code) => ({
    code,
    org: underOwnHosts(orgWithShared(tree, code)),
    read: () => serve(orgFiles(tree, code, shared)),
  }));
  return { ...shared, orgs: orgsWhenAsked(tree, lenders), outOfService: {} };
}

/** The content, with the lenders out of service that were not approved as they are: they are held. */
function approvedOnly(
  content: Content,
  tree: FileTree,
  trusted: Trusted,
  before?: LendersBefore,
): Required<Pick<LoadedContent, 'content' | 'held'>> {
  const issues = Object.keys(content.orgs).flatMap((code) => unapproved(tree, code, trusted) ?? []);
  const refused = closed(issues, tree, before);
  const isHeld = ([code]: [string, OrgContent]) => Object.hasOwn(refused, code);
  const lenders = Object.entries(content.orgs);
  const orgs = Object.fromEntries(lenders.filter((one) => !isHeld(one)));
  const outOfService = { ...content.outOfService, ...refused };
  return { content: { ...content, orgs, outOfService }, held: Object.fromEntries(lenders.filter(isHeld)) };
}

// Report lenders' mistakes as well, so that one run shows everything.
function requireProduct(errors: readonly ContentIssue[]): void {
  const [first, ...rest] = errors.filter((issue) => lenderOf(issue) === undefined);
  if (first) throw new ContentError([first, ...rest, ...errors.filter((issue) => lenderOf(issue))]);
}

/** Code -> what keeps it out of service, for every lender with an error. */
export function closed(
  errors: readonly ContentIssue[],
  tree: FileTree,
  before?: LendersBefore,
): Record<string, OutOfService> {
  const codes = new Set(errors.flatMap(codeOf));
  return Object.fromEntries(
    [...codes].map((code) => {
      const issues = errors.filter((issue) => lenderOf(issue) === code);
      const hosts = [...new Set([...namedHosts(tree, code), ...(before?.hostsOf(code) ?? [])])];
      return [code, { issues, hosts }];
    }),
  );
}

function codeOf(issue: ContentIssue): string[] {
  const code = lenderOf(issue);
  return code === undefined ? [] : [code];
}
