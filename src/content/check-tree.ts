/** Checks all content: the shape of each file, then each flow of each lender, then what lenders override. */
import type { Bundle, JsonSchema, Vocabulary } from '../engine/bundle.ts';
import { check, checkPlaces } from '../engine/check.ts';
import type { ContentIssue } from '../engine/issue.ts';
import { checkOverride, type PageOverride } from '../engine/lints/override.ts';
import { sourceOf } from '../engine/source-of.ts';
import type { Page } from '../types/page.ts';
import { bundlesOf, type OrgFiles, siteOf } from './bundles.ts';
import { checkEntities } from './check-entities.ts';
import { checkHosts } from './check-hosts.ts';
import { checkFileOverrides, checkLenders } from './check-lenders.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkDomain, checkPageSchemas } from './check-schemas.ts';
import { checkWording } from './check-wording.ts';
import { domainOf, recordAt } from './domain-of.ts';
import type { FileTree } from './file-tree.ts';
import { guarded } from './guarded.ts';
import { folderOf, lenderOf } from './lender-of.ts';
import { mergeLender, sharing } from './merge-lender.ts';
import { type MergedOrg, mergeOrg, type Override } from './merge-org.ts';
import { languageOf, type Misfit, type Shapes, shapesOf } from './shape.ts';

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
  /** Whether a lender was in service with these very files. Without it nobody was. */
  stood?: (code: string) => boolean;
};

/**
 * Everything found, without repeating for each lender what the base says. Lenders whose files cannot be read or have the
 * wrong shape are left out, and where the product's own do, nothing else is looked at.
 */
export function checkTree(tree: FileTree, options: CheckOptions = {}): Checked {
  const { faults = [], only } = options;
  const shapes = shapesOf(tree, vocabularyOf(tree));
  const looked = only === undefined ? tree : below(tree, `orgs/${only}/`);
  const known = new Set(faults.map(({ place }) => place));
  const missing = missingFiles(tree, codesOf(tree)).filter(({ place }) => !known.has(place));
  const early = [
    ...faults,
    ...[...looked].flatMap(([path, json]) => misfits(shapes, path, json)),
    ...missing,
  ];
  if (early.some((issue) => lenderOf(issue) === undefined))
    return { issues: early, orgs: [], domain: domainOf(tree), vocabulary: vocabularyOf(tree) };
  const gathered = gatherTree(without(tree, new Set(early.map(lenderOf))));
  const found = [
    ...early,
    ...(only === undefined ? [...checkDomain(gathered.domain), ...checkEntities(gathered.domain)] : []),
    ...checkNames(gathered.orgs),
    ...checkHosts(gathered.orgs, options.stood ?? (() => false)),
    ...checkLenders(gathered.orgs, tree, options),
    ...orgsIssues(gathered.orgs, shapes, only),
    ...checkWording(looked, tree),
  ];
  const asked = only === undefined ? found : found.filter((issue) => lenderOf(issue) === only);
  return { ...gathered, issues: distinct(asked) };
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
): OrgFiles {
  const merged = mergeOrg(tree, code);
  const org = mergeLender(tree, code);
  return { code, org, site: siteOf(merged.files), merged, bundles: bundlesOf(merged, org, shared) };
}

// What a flow says of itself is looked at once; of lenders that change nothing in it, only where it names their places.
// The product's own lender comes first: what is wrong with it is wrong with the product, and with nobody else.
function orgsIssues(orgs: readonly OrgFiles[], shapes: Shapes, only: string | undefined): ContentIssue[] {
  const seen = new Set<string>();
  const number = numbering();
  const isNew = (bundle: Bundle) => {
    const key = partsOf(bundle).map(number).join();
    const known = seen.has(key);
    seen.add(key);
    return !known;
  };
  const [base, ...others] = inOrder(orgs);
  if (only !== undefined) base?.bundles.forEach(isNew);
  const asked = only === undefined ? others : others.filter(({ code }) => code === only);
  return [
    ...(base && only === undefined ? orgIssues(base, shapes, isNew) : []),
    ...asked.flatMap((org) =>
      guarded(org.code, () => orgIssues(org, shapes, isNew)).map((issue) => ({ ...issue, lender: org.code })),
    ),
  ];
}

function inOrder(orgs: readonly OrgFiles[]): OrgFiles[] {
  return [...orgs].sort((one, other) => Number(other.code === sharing) - Number(one.code === sharing));
}

function orgIssues(org: OrgFiles, shapes: Shapes, isNew: (bundle: Bundle) => boolean): ContentIssue[] {
  const { merged, bundles } = org;
  const orphans = merged.orphans.map(orphan);
  const shape = merged.overrides.flatMap(({ file }) => misfits(shapes, file, merged.files.get(file), merged));
  if (shape.length > 0) return [...orphans, ...shape];
  const pages = merged.overrides.filter(({ file }) => languageOf(file) === 'page');
  return [
    ...orphans,
    ...pages.flatMap((override) => checkOverride(pageOverride(override, merged))),
    ...checkFileOverrides(org),
    ...bundles.flatMap((bundle) => (isNew(bundle) ? bundleIssues(bundle, shapes) : checkPlaces(bundle))),
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

function pageOverride({ file, patchFile, base, patch }: Override, merged: MergedOrg): PageOverride {
  // Both have passed the pages' schema by now.
  return { patchFile, base: base as Page, merged: merged.files.get(file) as Page, patch };
}

function misfits(shapes: Shapes, path: string, json: unknown, merged?: MergedOrg): ContentIssue[] {
  return shapes
    .misfits(path, json)
    .map((misfit) => issueOf(misfit, sourceOf(merged?.sources, path, writtenAt(misfit))));
}

// A key too many was written by whoever wrote the key, not by whoever wrote what it stands in.
function writtenAt({ pointer, key }: Misfit): string {
  return key === undefined ? pointer : `${pointer}/${key}`;
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
