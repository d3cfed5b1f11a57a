/** Checks all content: the shape of each file, then each flow of each lender, then what lenders override. */
import type { Bundle } from '../../engine/content/bundle.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { FileTree } from '../files/file-tree.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import { domainOf } from '../merge/domain-of.ts';
import { codesOf, type Gathered, gatherTree, vocabularyOf, without } from '../merge/gather-tree.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { misfits } from '../validators/misfits.ts';
import { shapesOf } from '../validators/shape.ts';
import { checkConsents } from './check-consents.ts';
import { checkEffects } from './check-effects.ts';
import { checkEntities } from './check-entities.ts';
import { checkFiles } from './check-files.ts';
import { checkHosts } from './check-hosts.ts';
import { checkIds } from './check-ids.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLenders } from './check-lenders.ts';
import { checkNames } from './check-names.ts';
import { checkRuleNames } from './check-rule-names.ts';
import { checkDomain } from './check-schemas.ts';
import { checkWording } from './check-wording.ts';
import { lenderOf } from './lender-of.ts';
import { lendersWords } from './lenders-words.ts';
import { orgsIssues } from './orgs-issues.ts';

export type Checked = Gathered & { issues: ContentIssue[] };

export type CheckOptions = {
  /** Problems found with files before reading them. */
  faults?: readonly ContentIssue[];
  /** Checks this lender only: the product and the other lenders have passed. */
  only?: string;
  /** The tree is a part of a product: flows and documents of the whole may be missing. */
  part?: boolean | undefined;
  /** Checks these files and the flows that they belong to: everything else has passed. */
  changed?: readonly string[] | undefined;
  /** Whether a lender was in service with these very files. Without it, no lender was. */
  stood?: (code: string) => boolean;
};

/**
 * Everything found, without repeating for each lender what the base says. Leaves out lenders whose files cannot be
 * read or have the wrong shape; stops early when the product's own files do.
 */
export function checkTree(tree: FileTree, options: CheckOptions = {}): Checked {
  const { faults = [], only, changed } = options;
  const ids = only === undefined ? checkIds(tree) : [];
  // Without the ids of the schemas, no file could be checked against them.
  if (ids.some(({ place }) => place.startsWith('schemas/meta/')))
    return { issues: ids, orgs: [], domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  const shapes = shapesOf(tree, vocabularyOf(tree));
  const own = only === undefined ? tree : below(tree, `orgs/${only}/`);
  const looked = changed ? new Map([...own].filter(([path]) => changed.includes(path))) : own;
  const known = new Set(faults.map(({ place }) => place));
  const missing = missingFiles(tree, codesOf(tree)).filter(({ place }) => !known.has(place));
  const early = [
    ...faults,
    ...ids,
    ...[...looked].flatMap(([path, json]) => misfits(shapes, path, json)),
    ...missing,
  ];
  if (early.some((issue) => lenderOf(issue) === undefined))
    return { issues: early, orgs: [], domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  const gathered = gatherTree(without(tree, new Set(early.map(lenderOf))));
  const found = [
    ...early,
    ...(only === undefined
      ? [
          ...checkDomain(gathered.domain),
          ...checkEntities(gathered.domain),
          ...checkFiles(tree, options.part),
          ...checkRuleNames(tree),
          ...(options.part ? [] : [...checkConsents(tree), ...checkEffects(productOf(gathered))]),
        ]
      : []),
    ...checkNames(gathered.orgs),
    ...checkHosts(gathered.orgs, options.stood ?? (() => false)),
    ...checkLenders(gathered.orgs, tree, options),
    ...orgsIssues(
      { ...gathered, orgs: inFlows(gathered.orgs, changed) },
      tree,
      shapes,
      { ...gathered, readWords: lendersWords(tree) },
      only,
    ),
    ...checkWording(looked, tree),
    ...checkLanguages(looked, tree),
  ];
  const asked = only === undefined ? found : found.filter((issue) => lenderOf(issue) === only);
  return { ...gathered, issues: distinct(asked) };
}

// Each lender with the flows that the changed files belong to; a file outside of any flow concerns all of them.
function inFlows(orgs: OrgFiles[], changed: readonly string[] | undefined): OrgFiles[] {
  const flows = changed?.map((path) => /(?:^|\/)flows\/([^/]+)\//.exec(path)?.[1]);
  if (!flows || flows.includes(undefined)) return orgs;
  return orgs.map((org) => ({ ...org, bundles: org.bundles.filter(({ flow }) => flows.includes(flow.id)) }));
}

function below(tree: FileTree, folder: string): FileTree {
  return new Map([...tree].filter(([path]) => path.startsWith(folder)));
}

function missingFiles(tree: FileTree, codes: readonly string[]): ContentIssue[] {
  const wanted = ['schemas/vocabulary.json', ...codes.map((code) => `orgs/${code}/org.json`)];
  const lenders = codes.length > 0 ? [] : ['orgs/default/org.json'];
  return [...wanted, ...lenders]
    .filter((path) => !tree.has(path))
    .map((place) => ({
      code: 'FILE_MISSING',
      severity: 'error',
      place,
      message: 'the file is not there.',
      remedy: 'Create it.',
    }));
}

function distinct(issues: readonly ContentIssue[]): ContentIssue[] {
  const known = new Map<string, ContentIssue>();
  for (const issue of issues) {
    const key = `${issue.code} ${issue.place} ${issue.message}`;
    if (!known.has(key)) known.set(key, issue);
  }
  return [...known.values()];
}

// The flows as the product's own lender has them.
function productOf({ orgs }: Gathered): readonly Bundle[] {
  return orgs.find(({ code }) => code === sharing)?.bundles ?? [];
}
