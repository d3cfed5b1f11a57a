/** Words what code says, in one lender's sentences and one language. */
import type { Content, OrgContent } from '../../../content/loaded/content.ts';
import type { EnumWords } from '../../../engine/text/enum-words.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import { inLanguage } from './in-language.ts';
import { type Gaps, isSaid, type Said } from './said.ts';
import { spokenLanguage } from './spoken.ts';

export type Wording = {
  /** Fills in the sentence of a name; a text stays as it is. */
  word(said: Said | string): string;
  /** The words of the enumerations. */
  words: EnumWords;
  /** How dates and numbers are written (BCP 47). */
  locale: string;
};

/**
 * @param orgCode whose sentences; a lender that is not served has those of another
 * @param language the reader's; left out, the one that is spoken
 */
export function wordingOf(content: Content, orgCode: string, language = spokenLanguage()): Wording {
  const lender = content.orgs[orgCode] ?? Object.values(content.orgs)[0];
  return lender ? wordingIn(inLanguage(lender, language)) : unworded;
}

// Before any lender is read there is nothing to say a sentence with.
const unworded: Wording = {
  word: (said) => (typeof said === 'string' ? said : said.says),
  words: {},
  locale: 'en-US',
};

/** The sentences of content that is in one language. */
export function wordingIn({
  site,
  flows,
  language,
}: Pick<OrgContent, 'site' | 'flows' | 'language'>): Wording {
  const locale = site.languages?.[language]?.locale ?? unworded.locale;
  const words = Object.values(flows)[0]?.words ?? {};
  const word: Wording['word'] = (said) => {
    if (typeof said === 'string') return said;
    const [room = '', name = ''] = said.says.split('.');
    const text = site.serverSays?.[room]?.[name];
    return text === undefined
      ? unworded.word(said)
      : interpolate(text, { ...filled(said.gaps, word), locale, words });
  };
  return { word, words, locale };
}

function filled(gaps: Gaps, word: Wording['word']): Gaps {
  return Object.fromEntries(
    Object.entries(gaps).map(([name, value]) => [name, isSaid(value) ? word(value) : value]),
  );
}
