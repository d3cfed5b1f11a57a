/** Judges every file that a lender patches, after the merge: in `flow check`, and again before the server serves it. */
import { applyWords } from '../../engine/content/apply-words.ts';
import type { JsonSchema, Vocabulary } from '../../engine/content/bundle.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { judgeFaq } from '../../engine/judge/judge-faq.ts';
import { judgeMessages } from '../../engine/judge/judge-messages.ts';
import { judgePage } from '../../engine/judge/judge-page.ts';
import { judgePricing } from '../../engine/judge/judge-pricing.ts';
import { judgeReadyAnswers } from '../../engine/judge/judge-ready-answers.ts';
import { judgeSays } from '../../engine/judge/judge-says.ts';
import { lintFileOverride } from '../../engine/lints/lender/override-file.ts';
import { lintMessageOverride } from '../../engine/lints/lender/override-messages.ts';
import type { Page } from '../../types/page.ts';
import type { Pricing } from '../../types/pricing.ts';
import { plain } from '../files/plain.ts';
import { filledIn, type OrgFiles } from '../merge/bundles.ts';
import type { Override } from '../merge/patch-flows.ts';
import { languageOf } from '../validators/shape.ts';
import type { LendersWords } from './lenders-words.ts';

/** What every lender is judged against. */
export type Law = {
  domain: Readonly<Record<string, JsonSchema>>;
  vocabulary: Vocabulary;
} & LendersWords;

/** Everything that the lender's patches may not do. The merged files have passed their schemas. */
export function judgeOverrides(lender: OrgFiles, law: Law): ContentIssue[] {
  return attempts(lender).flatMap((attempt) => judgeOverride(lender, attempt, law));
}

type Attempt = Override & { after: unknown; language?: string };

// A translation is judged as if the lender said it in English: the same words are locked, and texts may lead to the same
// places.
function attempts({ merged }: OrgFiles): Attempt[] {
  return [
    ...merged.overrides.map((override) => ({ ...override, after: merged.files.get(override.file) })),
    ...merged.translations.map((own) => ({ ...own, after: applyWords(own.base, own.base, own.patch) })),
  ];
}

function judgeOverride({ org, merged }: OrgFiles, attempt: Attempt, english: Law): ContentIssue[] {
  const { file, patchFile, base, patch, after } = attempt;
  const isTranslated = attempt.language !== undefined;
  if (isTranslated && !english.speaks(attempt.language ?? '')) return [unjudged(attempt)];
  const law = { ...english, isTranslated };
  const language = languageOf(file);
  if (language === 'page') {
    // With this lender's numbers in both: what only its prices make differ is no change of the page.
    const page = (json: unknown) => filledIn(merged.files, file, json) as Page;
    return judgePage({ ...law, patchFile, org, base: page(base), merged: page(after) });
  }
  if (language === 'messages')
    return [
      ...lintMessageOverride(base, patchFile, patch),
      ...judgeMessages({ ...law, patchFile, org, base, merged: after }),
    ];
  if (language === 'ready-answers') return judgeReadyAnswers({ ...law, patchFile, org, base, merged: after });
  if (language === 'faq') return judgeFaq({ ...law, patchFile, org, base, merged: after });
  const forbidden = lintFileOverride(file, base, patchFile, patch);
  if (language === 'site')
    return [...forbidden, ...judgeSays({ ...law, patchFile, org, base, merged: after })];
  if (language !== 'pricing' || forbidden.length > 0) return forbidden;
  return judgePricing({ ...law, patchFile, org, base: plain(base) as Pricing, merged: after as Pricing });
}

function unjudged({ patchFile, language }: Attempt): ContentIssue {
  const message = `no one has listed what a lender may not say in this language (${language}).`;
  const remedy = 'Give every entry of lenders and names in schemas/words.json its words in it.';
  return issueAt('OVERRIDE_LANGUAGE', patchFile, message, remedy);
}

/** The patched files that the judge refuses, and those that it cannot read. */
export function refusedFiles(lender: OrgFiles, law: Law): Set<string> {
  const refused = attempts(lender).filter((attempt) => {
    try {
      return judgeOverride(lender, attempt, law).length > 0;
    } catch {
      return true;
    }
  });
  return new Set(refused.map(({ file }) => file));
}
