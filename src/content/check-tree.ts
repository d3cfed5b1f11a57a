/** Checks all content: the shape of each file, then each flow of each lender, then what lenders override. */
import type { Bundle, JsonSchema, Vocabulary } from '../engine/bundle.ts';
import { check, checkPlaces } from '../engine/check.ts';
import type { ContentIssue } from '../engine/issue.ts';
import { isOwnHost } from '../engine/lints/lender-hosts.ts';
import { blame } from './blame.ts';
import { bundlesOf, type OrgFiles, siteOf } from './bundles.ts';
import { checkConsents } from './check-consents.ts';
import { checkEffects } from './check-effects.ts';
import { checkEntities } from './check-entities.ts';
import { checkFiles } from './check-files.ts';
import { checkHosts } from './check-hosts.ts';
import { checkIds } from './check-ids.ts';
import { checkLenders } from './check-lenders.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkDomain, checkPageSchemas } from './check-schemas.ts';
import { checkWording } from './check-wording.ts';
import { domainOf, recordAt } from './domain-of.ts';
import type { FileTree } from './file-tree.ts';
import { guarded } from './guarded.ts';
import { judgeOverrides, type Law, refusedFiles } from './judge-overrides.ts';
import { folderOf, lenderOf } from './lender-of.ts';
import { lendersWords } from './lenders-words.ts';
import { mergeLender, sharing } from './merge-lender.ts';
import { mergeOrg } from './merge-org.ts';
import { type Misfit, type Shapes, shapesOf } from './shape.ts';

export type Gathered = {
  orgs: OrgFiles[];
  domain: Record<string, JsonSchema>;
  vocabulary: Vocabulary;
};

export type Checked = Gathered & { issues: ContentIssue[] };

export type CheckOptions = {
  /** What was wrong with files before anything was read from them. */
  faults?: readonly ContentIssue[];
  /** Looks at this lender alone: the product and the other lenders have passed. */
  only?: string;
  /** The tree is a part of a product: flows and documents of the whole may be missing. */
  part?: boolean | undefined;
  /** Looks at these files and the flows that they belong to: everything else has passed. */
  changed?: readonly string[] | undefined;
  /** Whether a lender was in service with these very files. Without it nobody was. */
  stood?: (code: string) => boolean;
};

/**
 * Everything found, without repeating for each lender what the base says. Lenders whose files cannot be read or have the
 * wrong shape are left out, and where the product's own do, nothing else is looked at.
 */
export function checkTree(tree: FileTree, options: CheckOptions = {}): Checked {
  const { faults = [], only, changed } = options;
  const ids = only === undefined ? checkIds(tree) : [];
  // Without the ids of the languages, nothing could be held against them.
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
  ];
  const asked = only === undefined ? found : found.filter((issue) => lenderOf(issue) === only);
  return { ...gathered, issues: distinct(asked) };
}

// Each lender with the flows that the changed files belong to; what belongs to no flow concerns all of them.
function inFlows(orgs: OrgFiles[], changed: readonly string[] | undefined): OrgFiles[] {
  const flows = changed?.map((path) => /(?:^|\/)flows\/([^/]+)\//.exec(path)?.[1]);
  if (!flows || flows.includes(undefined)) return orgs;
  return orgs.map((org) => ({ ...org, bundles: org.bundles.filter(({ flow }) => flows.includes(flow.id)) }));
}

function below(tree: FileTree, folder: string): FileTree {
  return new Map([...tree].filter(([path]) => path.startsWith(folder)));
}

/** The tree without the folders of these lenders. */
export function without(tree: FileTree, lenders: ReadonlySet<string | undefined>): FileTree {
  if (lenders.size === 0) return tree;
  return new Map([...tree].filter(([path]) => !lenders.has(folderOf(path) ?? '')));
}

/** The same without the checks, for content that has passed them. */
export function gatherTree(tree: FileTree): Gathered {
  const shared = { domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  return { ...shared, orgs: codesOf(tree).map((code) => orgFiles(tree, code, shared)) };
}

/**
 * The lenders as they may be served: a patch that the judge refuses is left out, and the base file stands. Content that has
 * passed the check loses nothing; what was forced past it can neither take money nor consent nor answers on other terms,
 * and stands under no host but its own.
 */
export function servable(tree: FileTree, { orgs, ...shared }: Gathered): OrgFiles[] {
  const law = { ...shared, readWords: lendersWords(tree) };
  return orgs.map((lender) => {
    const refused = refusedFiles(lender, law);
    const served = refused.size === 0 ? lender : orgFiles(tree, lender.code, shared, refused);
    const hosts = (lender.org.hosts ?? []).filter((host) => isOwnHost(host, lender.org));
    return hosts.length === (lender.org.hosts ?? []).length
      ? served
      : { ...served, org: { ...served.org, hosts } };
  });
}

function codesOf(tree: FileTree): string[] {
  return [...new Set([...tree.keys()].flatMap((path) => /^orgs\/([^/]+)\//.exec(path)?.[1] ?? []))];
}

function vocabularyOf(tree: FileTree): Vocabulary {
  return recordAt(tree, 'schemas/vocabulary.json');
}

function orgFiles(
  tree: FileTree,
  code: string,
  shared: { domain: Record<string, JsonSchema>; vocabulary: Vocabulary },
  refused?: ReadonlySet<string>,
): OrgFiles {
  const merged = mergeOrg(tree, code, refused);
  const org = mergeLender(tree, code);
  return { code, org, site: siteOf(merged.files), merged, bundles: bundlesOf(merged, org, shared) };
}

// What a flow says of itself is looked at once; of lenders that change nothing in it, only where it names their places.
// The product's own lender comes first: what is wrong with it is wrong with the product, and with nobody else.
function orgsIssues(
  { orgs, ...shared }: Gathered,
  tree: FileTree,
  shapes: Shapes,
  law: Law,
  only: string | undefined,
): ContentIssue[] {
  const seen = new Set<string>();
  const number = numbering();
  const isNew = (bundle: Bundle) => {
    const key = partsOf(bundle).map(number).join();
    const known = seen.has(key);
    seen.add(key);
    return !known;
  };
  const plainFiles = mergeOrg(tree, '');
  const look = (org: OrgFiles) =>
    orgIssues(org, shapes, law, isNew, (id) =>
      bundlesOf(plainFiles, org.org, shared)
        .filter(({ flow }) => flow.id === id)
        .flatMap((bundle) => bundleIssues(bundle, shapes)),
    );
  const [base, ...others] = inOrder(orgs);
  if (only !== undefined) base?.bundles.forEach(isNew);
  const asked = only === undefined ? others : others.filter(({ code }) => code === only);
  return [
    ...(base && only === undefined ? look(base) : []),
    ...asked.flatMap((org) =>
      guarded(org.code, () => look(org)).map((issue) => ({ ...issue, lender: org.code })),
    ),
  ];
}

// The flows as the product's own lender has them.
function productOf({ orgs }: Gathered): readonly Bundle[] {
  return orgs.find(({ code }) => code === sharing)?.bundles ?? [];
}

function inOrder(orgs: readonly OrgFiles[]): OrgFiles[] {
  return [...orgs].sort((one, other) => Number(other.code === sharing) - Number(one.code === sharing));
}

function orgIssues(
  org: OrgFiles,
  shapes: Shapes,
  law: Law,
  isNew: (bundle: Bundle) => boolean,
  unpatched: (flow: string) => ContentIssue[],
): ContentIssue[] {
  const { code, merged, bundles } = org;
  const orphans = merged.orphans.map(orphan);
  // The base files have their shape by now, so what does not fit was patched in.
  const shape = merged.overrides.flatMap(({ file, patchFile }) =>
    misfits(shapes, file, merged.files.get(file), patchFile),
  );
  if (shape.length > 0) return [...orphans, ...shape];
  return [
    ...orphans,
    ...bundles.flatMap((bundle) => {
      const issues = isNew(bundle) ? bundleIssues(bundle, shapes) : checkPlaces(bundle);
      const { id: flow } = bundle.flow;
      return blame({ code, flow, merged }, issues, () => unpatched(flow));
    }),
    ...judgeOverrides(org, law),
  ];
}

function bundleIssues(bundle: Bundle, shapes: Shapes): ContentIssue[] {
  return [...check(bundle), ...checkPageSchemas(bundle), ...checkOptions(bundle, shapes)];
}

function orphan(place: string): ContentIssue {
  const path = place.split('/').slice(2).join('/');
  const message = path.startsWith('flows/') ? `there is no ${path} to patch.` : 'nothing reads this file.';
  const remedy = path.startsWith('flows/')
    ? 'Give the patch the same path as the file it changes.'
    : 'A lender has org.json, logo.svg, and under flows/ the patches of what differs.';
  return { code: 'OVERRIDE_ORPHAN', severity: 'error', place, message, remedy };
}

// The files of a flow; the merge shares those that no patch touches.
function partsOf({
  flow,
  rules,
  machine,
  steps,
  polling,
  messages,
  site,
  pages,
  documents,
}: Bundle): unknown[] {
  return [
    flow,
    rules,
    machine,
    steps,
    polling,
    messages,
    site,
    ...Object.values(pages),
    ...Object.values(documents ?? {}),
  ];
}

// Numbers for objects, so that a list of them can be a key.
function numbering(): (part: unknown) => number {
  const numbers = new Map<unknown, number>();
  return (part) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
}

function misfits(shapes: Shapes, path: string, json: unknown, writtenIn = path): ContentIssue[] {
  return shapes.misfits(path, json).map((misfit) => issueOf(misfit, writtenIn));
}

function issueOf({ pointer, message, remedy }: Misfit, file: string): ContentIssue {
  const subject = pointer === '' ? 'the file' : `"${pointer.slice(pointer.lastIndexOf('/') + 1)}"`;
  return {
    code: 'SHAPE',
    severity: 'error',
    place: `${file}#${pointer}`,
    message: `${subject} ${message}`,
    remedy,
  };
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
