/** How far a language is: per file, what has no translation, and whether its English has changed since it was translated. */
import { textsIn } from '../../engine/content/texts-in.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { FileTree } from '../files/file-tree.ts';
import { type OverlayFile, overlayName, overlaysOf, wordsOf } from '../files/overlay-files.ts';
import { plain } from '../files/plain.ts';
import { patchFlows } from '../merge/patch-flows.ts';
import { digestOf, notedEnglish } from './english-record.ts';
import { readOverlay, type Translation } from './read-overlay.ts';

export type TextAt = { pointer: string; english: string };

export type Survey = {
  file: string;
  /** Undefined where the file has no translation at all. */
  overlay: OverlayFile | undefined;
  translations: Translation[];
  missing: TextAt[];
  /** The English of its translations is not the one that was noted when they were last looked at. */
  isStale: boolean;
};

/** The product's files with texts for borrowers, and every translation of this language, the lenders' own included. */
export function surveyLanguage(tree: FileTree, language: string): Survey[] {
  const overlays = overlaysOf(tree).filter((one) => one.language === language);
  const known = new Set(overlays.filter(({ lender }) => lender === undefined).map(({ file }) => file));
  const bare = [...patchFlows(tree, '').files]
    .filter(([file]) => isForBorrowers(file) && !known.has(file))
    .map(([file, json]): Survey => {
      const missing = textsIn(json).map(({ keys, text }) => ({ pointer: pointerOf(keys), english: text }));
      return { file, overlay: undefined, translations: [], missing, isStale: false };
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
  const isStale = notedEnglish(tree, file, language, lender) !== digestOf(translations);
  // Of the domain only what pages show is translated, and a lender translates only what it words itself.
  const isWhole = lender === undefined && file.startsWith('flows/');
  return {
    file,
    overlay,
    translations,
    missing: isWhole
      ? missing.filter(({ pointer }) => !onPaper.test(pointer) && !wayOfAsking.test(pointer))
      : [],
    isStale,
  };
}

// What is on every document, which is signed in the language of the flows.
const onPaper = /^\/serverSays\/paper\//;

// No one reads it: another language has its own ways of asking the chatbot, and not as many.
const wayOfAsking = /^\/entries\/[^/]+\/asks\//;

/** The English that the translations stand for now, for the record of a language. */
export function englishOf(surveys: readonly Survey[]): Record<string, string> {
  return Object.fromEntries(
    surveys.map(({ file, translations }) => [overlayName(file), digestOf(translations)]),
  );
}

// Rules, machines, phases and reviews have no words for borrowers; a signed document stays in English, and samples are people.
function isForBorrowers(file: string): boolean {
  return !/\/(rules|machine|polling|occasions|reviews|phases|timers)\.json$|\/(rules|documents|samples|cases)\/|\/(consents|limits)\.json$/.test(
    file,
  );
}
