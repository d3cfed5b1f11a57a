/** Hides numbers that no chat needs: of payment cards, and Social Security numbers. The last four digits stay. */

/** The same text with • in place of the digits that are hidden; what stands between them stays. */
export function maskNumbers(text: string): string {
  return text.replace(socialSecurity, hideAllButFour).replace(longRun, hideCards);
}

const between = '[\\s.\\u00a0\\u2010-\\u2015-]';
/** 123-45-6789, 123 45 6789 or 123456789, and no part of a longer number. */
const socialSecurity = new RegExp(
  `(?<!\\d|\\d${between})\\d{3}(?:${between}\\d{2}${between}|\\d{2})\\d{4}(?!\\d)`,
  'g',
);
/** Thirteen digits or more, one sign at most between two. */
const longRun = new RegExp(`\\d(?:${between}?\\d){12,}`, 'g');
const [fewest, most] = [13, 19];

function hideAllButFour(found: string): string {
  return hide(found, 0, digitsOf(found).length - 4);
}

// A card may stand right beside other digits, such as its expiration date: every stretch is tried, the longest first.
function hideCards(found: string): string {
  const digits = digitsOf(found);
  for (let start = 0; start + fewest <= digits.length; start += 1)
    for (let length = Math.min(most, digits.length - start); length >= fewest; length -= 1)
      if (passesLuhn(digits.slice(start, start + length))) return hide(found, start, start + length - 4);
  return found;
}

/** The check of ISO/IEC 7812-1. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}

/** Hides the digits from one place to before another. */
function hide(text: string, from: number, to: number): string {
  let place = -1;
  return text.replace(/\d/g, (digit) => {
    place += 1;
    return place >= from && place < to ? '•' : digit;
  });
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
