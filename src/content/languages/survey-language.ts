/** How far a language is: per file, what has no translation, and what was translated from an English that has changed since. */
import { textsIn } from '../../engine/content/texts-in.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { FileTree } from '../files/file-tree.ts';
import { type OverlayFile, overlayName, overlaysOf, wordsOf } from '../files/overlay-files.ts';
import { patchFlows, plain } from '../merge/patch-flows.ts';
import { digestOf, notedEnglish } from './english-record.ts';
import { readOverlay, type Translation } from './read-overlay.ts';

export type TextAt = { pointer: string; english: string };

export type Survey = {
  file: string;
  /** Undefined where the file has no translation at all. */
  overlay: OverlayFile | undefined;
  translations: Translation[];
  missing: TextAt[];
  stale: TextAt[];
};

/** The product's files with texts for borrowers, and every translation of this language, the lenders' own included. */
export function surveyLanguage(tree: FileTree, language: string): Survey[] {
  const overlays = overlaysOf(tree).filter((one) => one.language === language);
  const known = new Set(overlays.filter(({ lender }) => lender === undefined).map(({ file }) => file));
  const bare = [...patchFlows(tree, '').files]
    .filter(([file]) => isForBorrowers(file) && !known.has(file))
    .map(([file, json]): Survey => {
      const missing = textsIn(json).map(({ keys, text }) => ({ pointer: pointerOf(keys), english: text }));
      return { file, overlay: undefined, translations: [], missing, stale: [] };
    });
  return [
    ...overlays.map((overlay) => surveyFile(tree, overlay)),
    ...bare.filter((one) => one.missing.length > 0),
  ];
}

/** One translation beside its English. */
export function surveyFile(tree: FileTree, overlay: OverlayFile): Survey {
  const { file, language, lender } = overlay;
  const english = lender === undefined ? plain(tree.get(file)) : patchFlows(tree, lender).files.get(file);
  const words = plain(wordsOf(tree, file, language, lender));
  const { translations, missing } = readOverlay(words, english);
  const noted = notedEnglish(tree, file, language, lender);
  const stale = translations.flatMap(({ pointer, english: text }) =>
    text !== undefined && noted[pointer] !== digestOf(text) ? [{ pointer, english: text }] : [],
  );
  // Of the domain only what pages show is translated, and a lender translates only what it words itself.
  const isWhole = lender === undefined && file.startsWith('flows/');
  return {
    file,
    overlay,
    translations,
    missing: isWhole
      ? missing.filter(({ pointer }) => !onPaper.test(pointer) && !wayOfAsking.test(pointer))
      : [],
    stale,
  };
}

// What stands on every document, which is signed in the language of the flows.
const onPaper = /^\/serverSays\/paper\//;

// Nobody reads it: another language has its own ways of asking the chatbot, and not as many.
const wayOfAsking = /^\/entries\/[^/]+\/asks\//;

/** Digests of all texts that are translated now, for the record of a language. */
export function englishOf(surveys: readonly Survey[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    surveys.map(({ file, translations }) => [
      overlayName(file),
      Object.fromEntries(
        translations.flatMap(({ pointer, english }) =>
          english === undefined ? [] : [[pointer, digestOf(english)] as const],
        ),
      ),
    ]),
  );
}

// Rules, machines, phases and reviews have no words for borrowers; a signed document stays in English, and samples are people.
function isForBorrowers(file: string): boolean {
  return !/\/(rules|machine|polling|decisions|occasions|reviews|phases|timers)\.json$|\/(rules|documents|samples)\/|\/(consents|limits)\.json$/.test(
    file,
  );
}
