/** Checks the flows of all lenders; what they share only once. */
import type { Bundle } from '../../engine/content/bundle.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { lintBesideSite, lintFlow, lintPlaces } from '../../engine/lints/lint-flow.ts';
import type { FileTree } from '../files/file-tree.ts';
import { guarded } from '../files/guarded.ts';
import { bundlesOf, type OrgFiles } from '../merge/bundles.ts';
import type { Gathered } from '../merge/gather-tree.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { patchFlows } from '../merge/patch-flows.ts';
import { misfits } from '../validators/misfits.ts';
import type { Shapes } from '../validators/shape.ts';
import { blame } from './blame.ts';
import { judgeOverrides, type Law } from './judge-overrides.ts';
import { lintOptions } from './lint-options.ts';
import { lintPageSchemas } from './lint-schemas.ts';

/**
 * Checks what a flow says of itself once, and for lenders that change nothing in it only where it names their places.
 * The product's own lender comes first: its issues are the product's.
 */
export function orgsIssues(
  { orgs, ...shared }: Gathered,
  tree: FileTree,
  shapes: Shapes,
  law: Law,
  only: string | undefined,
  changed?: readonly string[],
): ContentIssue[] {
  const judges = { shapes, changed };
  const news = newsOf();
  const plainFiles = patchFlows(tree, '');
  const look = (org: OrgFiles) =>
    orgIssues(org, judges, law, news, (id) =>
      bundlesOf(plainFiles, org.org, shared)
        .filter(({ flow }) => flow.id === id)
        .flatMap((bundle) => bundleIssues(bundle, judges, { flow: true, site: true })),
    );
  const [base, ...others] = inOrder(orgs);
  if (only !== undefined) base?.bundles.forEach(news);
  const asked = only === undefined ? others : others.filter(({ code }) => code === only);
  return [
    ...(base && only === undefined ? look(base) : []),
    ...asked.flatMap((org) =>
      guarded(org.code, () => look(org)).map((issue) => ({ ...issue, lender: org.code })),
    ),
  ];
}

function inOrder(orgs: readonly OrgFiles[]): OrgFiles[] {
  return [...orgs].sort((one, other) => Number(other.code === sharing) - Number(one.code === sharing));
}

function orgIssues(
  org: OrgFiles,
  judges: Judges,
  law: Law,
  news: (bundle: Bundle) => News,
  unpatched: (flow: string) => ContentIssue[],
): ContentIssue[] {
  const { code, merged, bundles } = org;
  const orphans = merged.orphans.map(orphan);
  // The base files have passed by now, so a patch brought whatever does not fit.
  const shape = merged.overrides.flatMap(({ file, patchFile }) =>
    misfits(judges.shapes, file, merged.files.get(file), patchFile),
  );
  if (shape.length > 0) return [...orphans, ...shape];
  return [
    ...orphans,
    ...bundles.flatMap((bundle) => {
      const issues = bundleIssues(bundle, judges, news(bundle));
      const { id: flow } = bundle.flow;
      return blame({ code, flow, merged }, issues, () => unpatched(flow));
    }),
    ...judgeOverrides(org, law),
  ];
}

type Judges = { shapes: Shapes; changed: readonly string[] | undefined };

function bundleIssues(bundle: Bundle, { shapes, changed }: Judges, { flow, site }: News): ContentIssue[] {
  if (!flow) return site ? lintBesideSite(bundle) : lintPlaces(bundle);
  return [...lintFlow(bundle), ...lintPageSchemas(bundle, changed), ...lintOptions(bundle, shapes)];
}

/** What of a bundle no lender before had: the flow by itself; the flow beside the site. */
type News = { flow: boolean; site: boolean };

function newsOf(): (bundle: Bundle) => News {
  const seen = new Set<string>();
  const number = numbering();
  const isNew = (key: string) => seen.size < seen.add(key).size;
  return (bundle) => {
    const key = partsOf(bundle).map(number).join();
    return { flow: isNew(key), site: isNew(`${key} beside ${number(bundle.site)}`) };
  };
}

function orphan(place: string): ContentIssue {
  const path = place.split('/').slice(2).join('/');
  const message = path.startsWith('flows/') ? `there is no ${path} to patch.` : 'nothing reads this file.';
  const remedy = path.startsWith('flows/')
    ? 'Give the patch the same path as the file it changes.'
    : 'A lender has org.json, logo.svg, and under flows/ the patches of what differs.';
  return issueAt('OVERRIDE_ORPHAN', place, message, remedy);
}

// The files of a flow; the merge shares those that no patch touches.
function partsOf(bundle: Bundle): unknown[] {
  const { flow, rules, machine, phases, timers, steps, polling, messages, occasions, reviews, stages } =
    bundle;
  const { pages, documents = {}, conditions = {} } = bundle;
  return [
    ...[flow, rules, machine, phases, timers, steps, polling, messages, occasions, reviews, stages],
    ...[pages, documents, conditions].flatMap((folder) => Object.values<unknown>(folder)),
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
