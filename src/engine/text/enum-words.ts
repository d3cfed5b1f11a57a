/** What the words of an enumeration mean to a borrower: `ownership` -> `SOLE` -> "You alone". The domain's `titles` say it. */
import { isRecord } from '../facts/facts.ts';

/** Enumeration -> value -> its words. */
export type EnumWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The enumerations that give titles; those that no borrower sees have none. */
export function enumWords(domain: Readonly<Record<string, Readonly<Record<string, unknown>>>>): EnumWords {
  const definitions = domain.enumerations?.definitions;
  if (!isRecord(definitions)) return {};
  const named = Object.entries(definitions).flatMap(([name, definition]) => {
    const titles = isRecord(definition) ? definition.titles : undefined;
    return isRecord(titles) ? [[name, titles] as const] : [];
  });
  return Object.fromEntries(named) as EnumWords;
}
