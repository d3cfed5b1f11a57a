/** Reads a translation beside the English that it translates: text by text, by the same places. */
import { entryAt, entryName } from '../../engine/content/apply-words.ts';
import { textsIn } from '../../engine/content/texts-in.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';

/** `english` is undefined where there is no text to translate; `gone` where nothing is at all. */
export type Translation = { pointer: string; words: unknown; english: string | undefined; gone: boolean };

export type ReadOverlay = {
  translations: Translation[];
  /** Places and English of the texts without a translation. */
  missing: Array<{ pointer: string; english: string }>;
};

/** @param english the JSON that `words` translate, without comments */
export function readOverlay(words: unknown, english: unknown): ReadOverlay {
  const texts = new Map(textsIn(english).map(({ keys, text }) => [pointerOf(keys), text]));
  const translations = leavesOf(words, english, []).map(({ keys, value, gone }) => {
    const pointer = pointerOf(keys);
    return { pointer, words: value, english: texts.get(pointer), gone };
  });
  const said = new Set(translations.map(({ pointer }) => pointer));
  const missing = [...texts].filter(([pointer]) => !said.has(pointer));
  return { translations, missing: missing.map(([pointer, text]) => ({ pointer, english: text })) };
}

type Leaf = { keys: string[]; value: unknown; gone: boolean };

function leavesOf(words: unknown, english: unknown, keys: string[]): Leaf[] {
  if (Array.isArray(words)) {
    const list = Array.isArray(english) ? english : [];
    return words.flatMap((entry, place) =>
      leavesOf(entry, list[place], [...keys, entryName(list[place], place)]),
    );
  }
  if (!isRecord(words)) return [{ keys, value: words, gone: english === undefined }];
  return Object.entries(words).flatMap(([key, value]) =>
    leavesOf(value, entryAt(english, key), [...keys, key]),
  );
}
