/** Hides who somebody is in a sentence that leaves the house: email addresses, numbers, and names that they give themselves. */
import { maskNumbers } from './mask-numbers.ts';

/** Amounts of up to seven digits stay; whatever could be a phone or an account goes. */
export function maskPersons(text: string): string {
  return maskNumbers(text)
    .replaceAll(/[^\s@]+@[^\s@]+/g, '[email]')
    .replaceAll(/\+?\(?\d(?:[\s().-]?\d|•){6,}/g, '[number]')
    .replaceAll(/[\d•][\d•-]*•[\d•-]*/g, '[number]')
    .replaceAll(given, '$1 [name]');
}

const word = "\\p{L}[\\p{L}'’-]*";
const given = new RegExp(
  `\\b(my name is|my name's|name:|(?:i am|i'm|im|this is|it's)(?= \\p{Lu}))\\s+${word}(?:\\s+\\p{Lu}${word}|\\s+\\p{Lu}\\.)*`,
  'giu',
);
