/** Collects everything that is wrong with a bundle. Each lint is one file in `lints/`; this is their table of contents. */
import type { Bundle } from './bundle.ts';
import type { Code } from './codes.ts';
import type { ContentIssue } from './issue.ts';
import { checkBlocks } from './lints/blocks.ts';
import { checkCheckFields } from './lints/check-fields.ts';
import { checkChoices } from './lints/choices.ts';
import { checkClosed } from './lints/closed.ts';
import { checkConstantRules } from './lints/constant-rules.ts';
import { checkEffects } from './lints/effects.ts';
import { checkExperiments } from './lints/experiments.ts';
import { checkFactPaths } from './lints/fact-paths.ts';
import { checkFields } from './lints/fields.ts';
import { checkHidden } from './lints/hidden.ts';
import { checkLimits } from './lints/limits.ts';
import { type Lint, type Place, pointerOf } from './lints/lint.ts';
import { checkLogic } from './lints/logic.ts';
import { checkMachine } from './lints/machine.ts';
import { checkMessages } from './lints/messages.ts';
import { checkOpen } from './lints/open.ts';
import { checkPages } from './lints/pages.ts';
import { checkPatterns } from './lints/patterns.ts';
import { checkEntityPlaces } from './lints/places.ts';
import { checkProgress } from './lints/progress.ts';
import { checkPromises } from './lints/promises.ts';
import { checkReads } from './lints/reads.ts';
import { checkRequired } from './lints/required.ts';
import { checkRows } from './lints/rows.ts';
import { checkRules } from './lints/rules.ts';
import { checkSteps } from './lints/steps.ts';
import { checkStored } from './lints/stored.ts';
import { checkTargets } from './lints/targets.ts';
import { checkTextFits } from './lints/text-fits.ts';
import { checkTexts } from './lints/texts.ts';
import { checkValues } from './lints/values.ts';
import { checkVariables } from './lints/variables.ts';
import { checkWidgets } from './lints/widgets.ts';
import { checkWords } from './lints/words.ts';
import { sourceOf } from './source-of.ts';

const lints: readonly Lint[] = [
  checkRules,
  checkLogic,
  checkVariables,
  checkValues,
  checkConstantRules,
  checkMachine,
  checkSteps,
  checkOpen,
  checkClosed,
  checkRows,
  checkPages,
  checkTargets,
  checkFields,
  checkBlocks,
  checkCheckFields,
  checkLimits,
  checkChoices,
  checkWidgets,
  checkHidden,
  checkStored,
  checkEffects,
  checkRequired,
  checkReads,
  checkEntityPlaces,
  checkWords,
  checkTexts,
  checkTextFits,
  checkFactPaths,
  checkProgress,
  checkMessages,
  checkPromises,
  checkExperiments,
  checkPatterns,
];

const warnings: readonly Code[] = [
  'RULE_UNUSED',
  'PATTERN_UNBOUNDED',
  'STATE_UNREACHABLE',
  'ROWS_INCOMPLETE',
  'REQUIRED_WORDS',
  'READS_MISSING',
  'WRITES_UNUSED',
  'PROGRESS_UNKNOWN',
  'LIMITS_DISAGREE',
];

/** All issues, errors before warnings, each placed in the file that wrote it. */
export function check(bundle: Bundle): ContentIssue[] {
  return run(bundle, lints);
}

/** Only what depends on the lender: whether it names the places that the flow leads to. */
export function checkPlaces(bundle: Bundle): ContentIssue[] {
  return run(bundle, [checkTargets]);
}

function run(bundle: Bundle, chosen: readonly Lint[]): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report = (code: Code, { file, keys }: Place, message: string, remedy = '') => {
    const pointer = pointerOf(keys);
    const place = `${sourceOf(bundle.sources, file, pointer)}#${pointer}`;
    issues.push({ code, severity: warnings.includes(code) ? 'warning' : 'error', place, message, remedy });
  };
  for (const lint of chosen) lint(bundle, report);
  return issues.toSorted((one, other) => one.severity.localeCompare(other.severity));
}
