/** Checks all content: the shape of each file, then each flow of each lender, then what lenders override. */
import type { Bundle } from '../../engine/content/bundle.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { FileTree } from '../files/file-tree.ts';
import { whereWritten, withUsers } from '../files/origins.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import { domainOf } from '../merge/domain-of.ts';
import { codesOf, type Gathered, gatherTree, vocabularyOf, without } from '../merge/gather-tree.ts';
import { lenderOf } from '../merge/lender-of.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { misfits } from '../validators/misfits.ts';
import { shapesOf } from '../validators/shape.ts';
import { lendersWords } from './lenders-words.ts';
import { lintConsents } from './lint-consents.ts';
import { lintDecisions } from './lint-decisions.ts';
import { lintDocuments } from './lint-documents.ts';
import { lintEffects } from './lint-effects.ts';
import { lintEntities } from './lint-entities.ts';
import { lintFacts } from './lint-facts.ts';
import { lintFaqs } from './lint-faqs.ts';
import { lintFiles } from './lint-files.ts';
import { lintHosts } from './lint-hosts.ts';
import { lintIds } from './lint-ids.ts';
import { lintKeepers } from './lint-keepers.ts';
import { lintLanguages } from './lint-languages.ts';
import { lintLenders } from './lint-lenders.ts';
import { lintNames } from './lint-names.ts';
import { lintNumbers } from './lint-numbers.ts';
import { lintOpenings } from './lint-openings.ts';
import { lintParts } from './lint-parts.ts';
import { lintProducts } from './lint-products.ts';
import { lintAllReadyAnswers } from './lint-ready-answers.ts';
import { lintRuleNames } from './lint-rule-names.ts';
import { lintSamples } from './lint-samples.ts';
import { lintDomain } from './lint-schemas.ts';
import { lintSitePromises } from './lint-site-promises.ts';
import { lintTypedFigures } from './lint-typed-figures.ts';
import { lintVersions } from './lint-versions.ts';
import { lintWording } from './lint-wording.ts';
import { orgsIssues } from './orgs-issues.ts';

export type Linted = Gathered & { issues: ContentIssue[] };

export type LintOptions = {
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
export function lintTree(tree: FileTree, options: LintOptions = {}): Linted {
  const { faults = [], only } = options;
  const changed = options.changed && withUsers(tree, options.changed);
  const ids = only === undefined ? lintIds(tree) : [];
  // Without the ids of the schemas, no file could be checked against them.
  if (ids.some(({ place }) => place.startsWith('schemas/meta/')))
    return { issues: ids, orgs: [], domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  const shapes = shapesOf(tree, vocabularyOf(tree));
  const own = only === undefined ? tree : below(tree, `orgs/${only}/`);
  const looked = changed ? new Map([...own].filter(([path]) => changed.includes(path))) : own;
  const touches = (folder: string) => !changed || changed.some((path) => path.startsWith(folder));
  const known = new Set(faults.map(({ place }) => place));
  const missing = missingFiles(tree, codesOf(tree)).filter(({ place }) => !known.has(place));
  const early = [
    ...faults,
    ...ids,
    ...[...looked].flatMap(([path, json]) => misfits(shapes, path, json)),
    ...missing,
  ];
  if (early.some((issue) => issue.severity === 'error' && lenderOf(issue) === undefined))
    return {
      issues: distinct(tree, early),
      orgs: [],
      domain: domainOf(tree),
      vocabulary: vocabularyOf(tree),
    };
  const gathered = gatherTree(without(tree, new Set(early.map(lenderOf))));
  const found = [
    ...early,
    ...(only === undefined
      ? [
          ...(touches('schemas/') ? lintDomain(gathered.domain) : []),
          ...lintEntities(gathered.domain),
          ...lintFiles(tree, options.part),
          ...lintRuleNames(tree),
          ...lintKeepers(own, tree),
          ...(options.part ? [] : lintSitePromises(own, tree)),
          ...(options.part
            ? []
            : [
                ...lintConsents(tree),
                ...lintEffects(productOf(gathered)),
                ...lintFacts(productOf(gathered)),
                ...lintSamples(tree, productOf(gathered)),
                ...lintDocuments(productOf(gathered)),
              ]),
        ]
      : []),
    ...lintNames(gathered.orgs),
    ...lintParts(gathered.orgs),
    ...lintProducts(gathered.orgs),
    ...lintVersions(gathered.orgs),
    ...lintDecisions(gathered.orgs),
    ...lintHosts(gathered.orgs, options.stood ?? (() => false)),
    ...lintLenders(gathered.orgs, tree, options),
    ...orgsIssues(
      { ...gathered, orgs: inFlows(gathered.orgs, changed) },
      tree,
      shapes,
      { ...gathered, ...lendersWords(tree) },
      only,
      changed?.every((path) => /flows\/[^/]+\/pages\//.test(path)) ? changed : undefined,
    ),
    ...lintFaqs(gathered.orgs),
    ...lintAllReadyAnswers(gathered.orgs),
    ...lintOpenings(looked, tree),
    ...lintWording(looked, tree),
    ...lintNumbers(looked, tree, gathered.orgs),
    ...lintTypedFigures(looked, tree, gathered.orgs),
    ...lintLanguages(looked, tree),
  ];
  const asked = only === undefined ? found : found.filter((issue) => lenderOf(issue) === only);
  return { ...gathered, issues: distinct(tree, asked) };
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
    .map((place) => issueAt('FILE_MISSING', place, 'the file is not there.', 'Create it.'));
}

// Said once, where an author wrote it, however many files share it.
function distinct(tree: FileTree, issues: readonly ContentIssue[]): ContentIssue[] {
  const known = new Map<string, ContentIssue>();
  for (const { place, ...said } of issues) {
    const issue = { ...said, place: whereWritten(tree, place) };
    const key = `${issue.code} ${issue.place} ${issue.message}`;
    if (!known.has(key)) known.set(key, issue);
  }
  return [...known.values()];
}

// The flows as the product's own lender has them.
function productOf({ orgs }: Gathered): readonly Bundle[] {
  return orgs.find(({ code }) => code === sharing)?.bundles ?? [];
}
