/** Hides who someone is in a sentence that leaves the house: email addresses, numbers, and names that they give themselves. */
import { maskNumbers } from './mask-numbers.ts';

/** Amounts of up to six digits stay; whatever could be a phone or an account goes. */
export function maskPersons(text: string): string {
  return maskNumbers(text)
    .replaceAll(/[^\s@]+@[^\s@]+/g, '[email]')
    .replaceAll(/\+?\(?\d(?:[\s().-]{0,2}\d|•){6,}/g, '[number]')
    .replaceAll(/[\d•][\d•-]*•[\d•-]*/g, '[number]')
    .replaceAll(named, '$1 [name]')
    .replaceAll(introduced, '$1 [name]');
}

const word = "\\p{L}[\\p{L}'’-]*";
const capital = "\\p{Lu}[\\p{L}'’-]*\\.?";
/** After these words comes a name, however it is written: one word, and a second that is no other part of the sentence. */
const named = new RegExp(
  `\\b([Mm]y name(?:'s|’s| is)|[Nn]ame:)\\s+${word}(?:\\s+(?!(?:and|but|i|my|what|how|can|do|is)\\b)${word}|\\s+${capital})*`,
  'gu',
);
/** After these it is one only if it is written as one. */
const introduced = new RegExp(
  `\\b([Ii] am|[Ii]['’]?m|[Tt]his is|[Ii]t['’]s)\\s+${capital}(?:\\s+${capital})*`,
  'gu',
);
