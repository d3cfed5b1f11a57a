/** Checks all content: the shape of each file, then each flow of each lender, then what lenders override. */
import type { JsonSchema, Vocabulary } from '../engine/bundle.ts';
import { check } from '../engine/check.ts';
import { isRecord } from '../engine/facts.ts';
import type { ContentIssue } from '../engine/issue.ts';
import { checkOverride, type PageOverride } from '../engine/lints/override.ts';
import { sourceOf } from '../engine/source-of.ts';
import type { Org } from '../types/org.ts';
import type { Page } from '../types/page.ts';
import { bundlesOf, type OrgFiles, siteOf } from './bundles.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkDomain, checkPageSchemas } from './check-schemas.ts';
import type { FileTree } from './file-tree.ts';
import { type MergedOrg, mergeOrg, type Override, plain } from './merge-org.ts';
import { languageOf, type Misfit, type Shapes, shapesOf } from './shape.ts';

export type Checked = {
  issues: ContentIssue[];
  orgs: OrgFiles[];
  domain: Record<string, JsonSchema>;
  vocabulary: Vocabulary;
};

/** Everything found, without repeating for each lender what the base says. Lenders whose files have the wrong shape are left out. */
export function checkTree(tree: FileTree): Checked {
  const vocabulary = recordAt(tree, 'schemas/vocabulary.json');
  const domain = domainOf(tree);
  const shapes = shapesOf(tree, vocabulary);
  const codes = [...new Set([...tree.keys()].flatMap((path) => /^orgs\/([^/]+)\//.exec(path)?.[1] ?? []))];
  const baseIssues = [...tree].flatMap(([path, json]) => misfits(shapes, path, json));
  const issues = [...baseIssues, ...missingFiles(tree, codes)];
  if (issues.length > 0) return { issues, orgs: [], domain, vocabulary };
  const orgs = codes.map((code) => orgFiles(tree, code, { domain, vocabulary }));
  const found = [
    ...checkDomain(domain),
    ...checkNames(orgs),
    ...orgs.flatMap((org) => orgIssues(org, shapes)),
  ];
  return { issues: distinct(found), orgs, domain, vocabulary };
}

function orgFiles(
  tree: FileTree,
  code: string,
  shared: { domain: Record<string, JsonSchema>; vocabulary: Vocabulary },
): OrgFiles {
  const merged = mergeOrg(tree, code);
  const org = plain(tree.get(`orgs/${code}/org.json`)) as Org;
  return { code, org, site: siteOf(merged.files), merged, bundles: bundlesOf(merged, org, shared) };
}

function orgIssues({ merged, bundles }: OrgFiles, shapes: Shapes): ContentIssue[] {
  const orphans = merged.orphans.map((place): ContentIssue => {
    const message = `there is no ${place.split('/').slice(2).join('/')} to patch.`;
    return {
      code: 'OVERRIDE_ORPHAN',
      severity: 'error',
      place,
      message,
      remedy: 'Give the patch the same path as the file it changes.',
    };
  });
  const shape = merged.overrides.flatMap(({ file }) => misfits(shapes, file, merged.files.get(file), merged));
  if (shape.length > 0) return [...orphans, ...shape];
  const pages = merged.overrides.filter(({ file }) => languageOf(file) === 'page');
  return [
    ...orphans,
    ...pages.flatMap((override) => checkOverride(pageOverride(override, merged))),
    ...bundles.flatMap((bundle) => [
      ...check(bundle),
      ...checkPageSchemas(bundle),
      ...checkOptions(bundle, shapes),
    ]),
  ];
}

function pageOverride({ file, patchFile, base, patch }: Override, merged: MergedOrg): PageOverride {
  // Both have passed the pages' schema by now.
  return { patchFile, base: plain(base) as Page, merged: merged.files.get(file) as Page, patch };
}

function misfits(shapes: Shapes, path: string, json: unknown, merged?: MergedOrg): ContentIssue[] {
  return shapes
    .misfits(path, json)
    .map((misfit) => issueOf(misfit, sourceOf(merged?.sources, path, misfit.pointer)));
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

// The lender's own schema stands beside the entities, so that rules and texts that read `org` are checked alike.
function domainOf(tree: FileTree): Record<string, JsonSchema> {
  const entities = [...tree].flatMap(([path, schema]): Array<[string, JsonSchema]> => {
    const name = /^schemas\/domain\/(.+)\.schema\.json$/.exec(path)?.[1];
    return name && isRecord(schema) ? [[name, schema]] : [];
  });
  return { ...Object.fromEntries(entities), org: recordAt(tree, 'schemas/meta/org.schema.json') };
}

function recordAt(tree: FileTree, path: string): Record<string, unknown> {
  const value = tree.get(path);
  return isRecord(value) ? value : {};
}

function distinct(issues: readonly ContentIssue[]): ContentIssue[] {
  const known = new Map(issues.map((issue) => [`${issue.code} ${issue.place} ${issue.message}`, issue]));
  return [...known.values()];
}
