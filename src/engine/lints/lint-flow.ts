/** Collects everything that is wrong with a bundle. Each lint is one file in `lints/`; this is their table of contents. */
import type { Bundle } from '../content/bundle.ts';
import { pointerOf } from '../facts/json-pointer.ts';
import type { Code } from '../issues/codes.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { issueAt } from '../issues/issue-at.ts';
import { sourceOf } from '../issues/source-of.ts';
import { lintAskedFirst } from './asked-first.ts';
import { lintBlocks } from './blocks.ts';
import { lintCheckFields } from './check-fields.ts';
import { lintChoices } from './choices.ts';
import { lintClosed } from './closed.ts';
import { lintConditions } from './conditions.ts';
import { lintConstantRules } from './constant-rules.ts';
import { lintDeclining } from './declining.ts';
import { lintEffects } from './effects.ts';
import { lintExperiments } from './experiments.ts';
import { lintFactPaths } from './fact-paths.ts';
import { lintFields } from './fields.ts';
import { lintHidden } from './hidden.ts';
import { lintIcons } from './icons.ts';
import { lintLimits } from './limits.ts';
import type { Lint, Place } from './lint.ts';
import { lintLists, lintSiteLists } from './lists.ts';
import { lintLogic } from './logic.ts';
import { lintMachine } from './machine.ts';
import { lintMessages } from './messages.ts';
import { lintMigrations } from './migrations.ts';
import { lintOccasions } from './occasions.ts';
import { lintOpen } from './open.ts';
import { lintPages } from './pages.ts';
import { lintPatterns } from './patterns.ts';
import { lintPhases } from './phases.ts';
import { lintEntityPlaces } from './places.ts';
import { lintProgress } from './progress.ts';
import { lintPromises } from './promises.ts';
import { lintQuestions } from './questions.ts';
import { lintReads } from './reads.ts';
import { lintRequired } from './required.ts';
import { lintReviews } from './reviews.ts';
import { lintRows } from './rows.ts';
import { lintRuleNames } from './rule-names.ts';
import { lintRules } from './rules.ts';
import { lintSignerStates } from './signer-states.ts';
import { lintStages } from './stages.ts';
import { lintStaleAnswers } from './stale-answers.ts';
import { lintSteps } from './steps.ts';
import { lintStored } from './stored.ts';
import { lintTargets } from './targets.ts';
import { lintTextFits } from './text-fits.ts';
import { lintTexts } from './texts.ts';
import { lintValues } from './values.ts';
import { lintVariables } from './variables.ts';
import { lintWaits } from './waits.ts';
import { lintWidgets } from './widgets.ts';
import { lintWords } from './words.ts';

const lints: readonly Lint[] = [
  lintRules,
  lintRuleNames,
  lintLogic,
  lintVariables,
  lintValues,
  lintConstantRules,
  lintMachine,
  lintPhases,
  lintStages,
  lintSignerStates,
  lintSteps,
  lintOpen,
  lintClosed,
  lintRows,
  lintPages,
  lintTargets,
  lintLists,
  lintSiteLists,
  lintFields,
  lintBlocks,
  lintIcons,
  lintCheckFields,
  lintLimits,
  lintChoices,
  lintQuestions,
  lintWidgets,
  lintHidden,
  lintStored,
  lintStaleAnswers,
  lintDeclining,
  lintEffects,
  lintAskedFirst,
  lintRequired,
  lintReads,
  lintEntityPlaces,
  lintWords,
  lintTexts,
  lintTextFits,
  lintFactPaths,
  lintProgress,
  lintMessages,
  lintOccasions,
  lintMigrations,
  lintReviews,
  lintConditions,
  lintPromises,
  lintWaits,
  lintExperiments,
  lintPatterns,
];

// What these say depends on what the site says, too.
const besideSite: readonly Lint[] = [
  lintRules,
  lintPages,
  lintTargets,
  lintSiteLists,
  lintStored,
  lintMessages,
  lintPromises,
  lintExperiments,
];

/** All issues, errors before warnings, each placed in the file that wrote it. */
export function lintFlow(bundle: Bundle): ContentIssue[] {
  return run(bundle, lints);
}

/** What is found whatever the site says: lenders that differ in their site alone need not be asked again. */
export function lintAlone(bundle: Omit<Bundle, 'site'>): ContentIssue[] {
  return run(
    bundle,
    lints.filter((lint) => !besideSite.includes(lint)),
  );
}

/** The rest of `lintFlow`: what the flow and the site say of each other. */
export function lintBesideSite(bundle: Bundle): ContentIssue[] {
  return run(bundle, besideSite);
}

/** Only what depends on the lender: whether it names the places that the flow leads to. */
export function lintPlaces(bundle: Bundle): ContentIssue[] {
  return run(bundle, [lintTargets]);
}

function run(bundle: Bundle, chosen: readonly Lint[]): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report = (code: Code, { file, keys }: Place, message: string, remedy = '') => {
    const pointer = pointerOf(keys);
    const place = `${sourceOf(bundle.sources, file, pointer)}#${pointer}`;
    issues.push(issueAt(code, place, message, remedy));
  };
  for (const lint of chosen) lint(bundle, report);
  return issues.toSorted((one, other) => one.severity.localeCompare(other.severity));
}
