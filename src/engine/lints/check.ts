/** Collects everything that is wrong with a bundle. Each lint is one file in `lints/`; this is their table of contents. */
import type { Bundle } from '../content/bundle.ts';
import type { Code } from '../issues/codes.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { sourceOf } from '../issues/source-of.ts';
import { checkBlocks } from './blocks.ts';
import { checkCheckFields } from './check-fields.ts';
import { checkChoices } from './choices.ts';
import { checkClosed } from './closed.ts';
import { checkConstantRules } from './constant-rules.ts';
import { checkEffects } from './effects.ts';
import { checkExperiments } from './experiments.ts';
import { checkFactPaths } from './fact-paths.ts';
import { checkFields } from './fields.ts';
import { checkHidden } from './hidden.ts';
import { checkLimits } from './limits.ts';
import { type Lint, type Place, pointerOf } from './lint.ts';
import { checkLogic } from './logic.ts';
import { checkMachine } from './machine.ts';
import { checkMessages } from './messages.ts';
import { checkOpen } from './open.ts';
import { checkPages } from './pages.ts';
import { checkPatterns } from './patterns.ts';
import { checkEntityPlaces } from './places.ts';
import { checkProgress } from './progress.ts';
import { checkPromises } from './promises.ts';
import { checkReads } from './reads.ts';
import { checkRequired } from './required.ts';
import { checkRows } from './rows.ts';
import { checkRuleNames } from './rule-names.ts';
import { checkRules } from './rules.ts';
import { checkSteps } from './steps.ts';
import { checkStored } from './stored.ts';
import { checkTargets } from './targets.ts';
import { checkTextFits } from './text-fits.ts';
import { checkTexts } from './texts.ts';
import { checkValues } from './values.ts';
import { checkVariables } from './variables.ts';
import { checkWidgets } from './widgets.ts';
import { checkWords } from './words.ts';

const lints: readonly Lint[] = [
  checkRules,
  checkRuleNames,
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
