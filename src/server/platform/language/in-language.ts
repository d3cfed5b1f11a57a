/** A lender's content in a language that the lender offers, else in the language of the flows. */
import type { OrgContent } from '../../../content/loaded/content.ts';

export function inLanguage(lender: OrgContent, language: string | undefined): OrgContent {
  const { languages } = lender;
  return (language !== undefined && Object.hasOwn(languages, language) && languages[language]) || lender;
}

/** The tag under whose content hash the lender is served; undefined for a hash that is not current. */
export function languageAt(lender: OrgContent, hash: string): string | undefined {
  return [lender, ...Object.values(lender.languages)].find((one) => one.hash === hash)?.language;
}
