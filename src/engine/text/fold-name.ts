/** A name as it is compared with another spelling of it: without case, marks, dots, and kinds of apostrophes and hyphens. */
import { cleanText } from './clean-text.ts';

/**
 * "José O’Żółć Jr." and "JOSE O'ZOLC JR" come out alike. For comparing only: what is stored and printed keeps its marks. A US
 * keyboard has none, and state IDs and county records often leave them out.
 */
export function foldName(name: string): string {
  const bare = cleanText(name)
    .normalize('NFKD')
    .replace(/[\p{M}.,·'ʻʼʾʿ]/gu, '')
    .toLowerCase();
  return bare
    .replace(/[đðøłħıŧßæœþ]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/[\s-]+/g, ' ')
    .trim();
}

/** Letters that Unicode does not take apart into a letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
