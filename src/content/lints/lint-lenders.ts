/** Checks what belongs to lenders rather than flows: their files, logos and figures. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { judgeOrg } from '../../engine/judge/judge-org.ts';
import { judgeOwnPricing } from '../../engine/judge/judge-pricing.ts';
import { lintFigures } from '../../engine/lints/figures.ts';
import { lintLender } from '../../engine/lints/lender/lender.ts';
import { lintLenderHosts } from '../../engine/lints/lender/lender-hosts.ts';
import { lintLenderHours } from '../../engine/lints/lender/lender-hours.ts';
import { lintLenderLocks } from '../../engine/lints/lender/lender-locks.ts';
import { lintLenderNames } from '../../engine/lints/lender/lender-names.ts';
import { lintLogo } from '../../engine/lints/lender/logo.ts';
import { lintStrangers } from '../../engine/lints/strangers.ts';
import type { Org } from '../../types/org.ts';
import { staleApproval } from '../approval/unapproved.ts';
import type { FileTree } from '../files/file-tree.ts';
import { guarded } from '../files/guarded.ts';
import { flowData, type OrgFiles } from '../merge/bundles.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { lendersWords } from './lenders-words.ts';

/** Everything that is wrong with any lender, alone or beside the others. */
export function lintLenders(
  orgs: readonly OrgFiles[],
  tree: FileTree,
  { only, stood = () => false }: { only?: string; stood?: (code: string) => boolean } = {},
): ContentIssue[] {
  const lenders = orgs.map(({ org }) => org);
  // A lender that was in service is not blamed for what a newcomer claims.
  const standing = orgs.filter(({ code }) => stood(code)).map(({ org }) => org);
  const asked = only === undefined ? orgs : orgs.filter(({ code }) => code === only);
  const base = orgs.find(({ code }) => code === sharing)?.org;
  const permits = permitsOf(tree);
  const schema = tree.get('schemas/meta/org.schema.json');
  const words = lendersWords(tree);
  return asked.flatMap(({ code, org, merged }) => {
    const file = `orgs/${code}/org.json`;
    // A lender that copies the product's data must not put the product out of service.
    const besideOthers = () => [
      ...lintStrangers(file, org, stood(code) ? standing : lenders),
      ...lintLenderLocks({ file, own: tree.get(file), base, schema }),
    ];
    return guarded(code, () => {
      const data = flowData(merged.files);
      const pricing = Object.values(data).flatMap((one) => one.pricing ?? []);
      return [
        ...lintLender({ file, own: tree.get(file), lender: org, base, permits }),
        ...lintLenderHosts(file, org),
        ...lintLenderNames(file, org),
        ...lintLenderHours(file, org),
        ...judgeOrg({ file, own: tree.get(file), lender: org, base, ...words }),
        ...(code === sharing ? ownPrices(data) : besideOthers()),
        ...logoIssues(tree, code, namesOf(org)),
        ...pricing.flatMap((prices) => lintFigures(file, org, prices)),
        ...toApprove(tree, code),
      ];
    });
  });
}

// Everywhere but in production only a reminder: who edits a lender looks at it before it is approved.
function toApprove(tree: FileTree, code: string): ContentIssue[] {
  const stale = staleApproval(tree, code);
  return stale ? [{ ...stale, severity: 'warning' }] : [];
}

// The language of org.json says which keys permit a state that the product's own license does not cover.
function permitsOf(tree: FileTree): Record<string, string> {
  const schema = tree.get('schemas/meta/org.schema.json');
  const keys = isRecord(schema) && isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const permits = keys.flatMap(
    ([key, word]): Array<[string, string]> =>
      isRecord(word) && typeof word.permits === 'string' ? [[key, word.permits]] : [],
  );
  return Object.fromEntries(permits);
}

// A partner's table is held against it, where its patch is judged.
function ownPrices(data: ReturnType<typeof flowData>): ContentIssue[] {
  return Object.entries(data).flatMap(([flow, { pricing }]) =>
    pricing ? judgeOwnPricing(`flows/${flow}/pricing.json`, pricing) : [],
  );
}

function namesOf({ companyName, companyNameShort, companyProduct = '', logoAlt = '' }: Org): string[] {
  return [companyName, companyNameShort, companyProduct, logoAlt];
}

function logoIssues(tree: FileTree, code: string, names: readonly string[]): ContentIssue[] {
  const place = `orgs/${code}/logo.svg`;
  const svg = tree.get(place);
  if (typeof svg === 'string') return lintLogo(place, svg, names);
  const remedy = 'Put logo.svg there: shapes and words in a viewBox about 40 high.';
  return [issueAt('LOGO_MISSING', place, 'the file is not there.', remedy)];
}
