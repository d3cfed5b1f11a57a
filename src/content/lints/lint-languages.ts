/** Checks translations: they change words only, fill in what the English fills in, and keep up with it. */
import type { Code } from '../../engine/issues/codes.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { isPromise } from '../../engine/lints/promise.ts';
import { unsafeText } from '../../engine/lints/unsafe-text.ts';
import type { FileTree } from '../files/file-tree.ts';
import { languagesOf, type OverlayFile, overlaysOf } from '../files/overlay-files.ts';
import { notedEnglish } from '../languages/english-record.ts';
import { lostIn } from '../languages/fillings.ts';
import type { Translation } from '../languages/read-overlay.ts';
import { type Survey, surveyFile } from '../languages/survey-language.ts';
import { siteOf } from '../merge/bundles.ts';

/** @param looked the files to judge; `flow words` reports files without any translation */
export function lintLanguages(looked: FileTree, tree: FileTree): ContentIssue[] {
  const known = languagesOf(siteOf(tree));
  return overlaysOf(looked).flatMap((overlay) => {
    const stranger = strayOverlay(overlay, known, tree);
    if (stranger) return [stranger];
    const survey = surveyFile(tree, overlay);
    const { file, language, lender } = overlay;
    const waits = survey.isStale && notedEnglish(tree, file, language, lender) !== undefined;
    return [
      ...survey.translations.flatMap((translation) => wordIssues(overlay, translation, waits)),
      ...survey.translations.flatMap((translation) => promiseIssues(overlay, translation)),
      ...progressIssues(overlay, survey),
    ];
  });
}

function strayOverlay(
  { path, language, file }: OverlayFile,
  known: readonly string[],
  tree: FileTree,
): ContentIssue | undefined {
  if (!known.includes(language))
    return issue('LANGUAGE_UNKNOWN', path, {
      message: `flows/site.json has no language "${language}".`,
      remedy: didYouMean(language, known) || 'Add it under languages.',
    });
  if (tree.has(file)) return undefined;
  const remedy = 'Give the translation the same path as the file that it translates.';
  return issue('OVERRIDE_ORPHAN', path, { message: `there is no ${file} to translate.`, remedy });
}

function wordIssues(
  { path, file }: OverlayFile,
  { pointer, words, english, gone }: Translation,
  isStale: boolean,
): ContentIssue[] {
  const place = `${path}#${pointer}`;
  // The English went away: its translation is shown nowhere, and does no harm.
  if (typeof words === 'string' && gone) {
    const message = `${file} has nothing there any more.`;
    const stale = issue('TRANSLATION_STALE', place, { message, remedy: 'Take it out.' });
    return [{ ...stale, severity: 'warning' }];
  }
  if (typeof words !== 'string' || english === undefined) {
    const message = `${file} has no text there; a translation changes words and nothing else.`;
    return [issue('TRANSLATION_CHANGES', place, { message, remedy: 'Take it out, or correct its place.' })];
  }
  const unsafe = unsafeText(words).map(({ code, message, remedy }) =>
    issue(code, place, { message, remedy }),
  );
  // Where the English has changed since, the words wait for a translator, and it is shown meanwhile.
  const lost = isStale ? undefined : lostIn(words, english);
  if (lost === undefined) return unsafe;
  const message = `${JSON.stringify(lost)} stands in only one of the translation and its English.`;
  return [...unsafe, issue('TRANSLATION_FILLS', place, { message, remedy: 'Fill in and link the same.' })];
}

// Whether the English keeps its promise is known of the English alone. A message is itself what is sent.
function promiseIssues(
  { path, file, language }: OverlayFile,
  { pointer, words, english }: Translation,
): ContentIssue[] {
  if (!/\/pages\/|\/steps\.json$/.test(file) || pointer.startsWith('/consents/')) return [];
  if (typeof words !== 'string' || english === undefined) return [];
  if (!isPromise(words, language) || isPromise(english)) return [];
  const message = 'the translation promises a message or a call that its English does not.';
  return [
    issue('TRANSLATION_PROMISES', `${path}#${pointer}`, { message, remedy: 'Say what the English says.' }),
  ];
}

// A warning each: an untranslated text shows in English, and a stale one says what used to be true.
function progressIssues({ path, file }: OverlayFile, { missing, isStale }: Survey): ContentIssue[] {
  const first = missing[0]?.pointer;
  const found: Array<[Code, boolean, string, string]> = [
    [
      'TRANSLATION_MISSING',
      missing.length > 0,
      `${missing.length} of its texts have no translation, the first at ${first}.`,
      'Translate them',
    ],
    ['TRANSLATION_STALE', isStale, 'its English has changed since it was translated.', 'Look at it again'],
  ];
  return found
    .filter(([, holds]) => holds)
    .map(([code, , what, remedy]) =>
      issueAt(
        code,
        path,
        `${file}: ${what}`,
        `${remedy}, then run npm run flow -- words --language ${path.split('languages/')[1]?.slice(0, 2)} --done.`,
      ),
    );
}

function issue(code: Code, place: string, said: Pick<ContentIssue, 'message' | 'remedy'>): ContentIssue {
  return issueAt(code, place, said.message, said.remedy);
}
