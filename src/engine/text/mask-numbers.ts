/**
 * Hides numbers that no chat needs: of payment cards and accounts, and Social Security numbers, in digits of any script and however they are
 * spaced. The last four digits stay.
 */

/**
 * The same text with • in place of the digits that are hidden; what stands between them stays.
 * @param isTyped for what is still being typed: half of a number is none yet, so every run of four digits or more is hidden, whole
 */
export function maskNumbers(text: string, { isTyped = false } = {}): string {
  const masked = text
    .replace(nineDigits, hideSocialSecurity)
    .replace(grouped, hideGrouped)
    .replace(longRun, hideCards)
    .replace(plainRun, hideAccount)
    .replace(namedRun, (found, name: string) => name + hideAllButFour(found.slice(name.length)));
  return isTyped ? masked.replace(shortRun, (found) => found.replace(/\p{Nd}/gu, '•')) : masked;
}

/** One sign between two digits, as most people write them. Marks that no one sees count for none. */
const between = '[\\s.\\p{Pd}\\u2212\\p{Cf}]';
/** Up to three signs, of those that people part groups with: ` - `, two blanks, `) `, a slash. */
const apart = '[\\s.,/\\\\|_:*()\\[\\]\\p{Pd}\\u2212\\p{Cf}]{1,3}';
/** Nine digits, one sign at most between two, and no part of a longer number. */
const nineDigits = new RegExp(
  `(?<!\\p{Nd}|\\p{Nd}${between})\\p{Nd}(?:${between}?\\p{Nd}){8}(?!\\p{Nd}|${between}\\p{Nd})`,
  'gu',
);
/** The groups in which a Social Security number (3-2-4), an account (4-4-4) and a card (4-4-4-4, 4-6-5, 4-6-4) are written. An amount has its $ before it. */
const groups = ['3 2 4', '4 4 4 4', '4 6 5', '4 6 4', '4 4 4'].map((sizes) =>
  sizes
    .split(' ')
    .map((size) => `\\p{Nd}{${size}}`)
    .join(apart),
);
const grouped = new RegExp(`(?<![\\p{Nd}$]|\\p{Nd}[.,])(?:${groups.join('|')})(?!\\p{Nd})`, 'gu');
/** Thirteen digits or more, one sign at most between two. */
const longRun = new RegExp(`\\p{Nd}(?:${between}?\\p{Nd}){12,}`, 'gu');
/** Eight digits or more without a sign. An amount has its $ before it; an application has letters before its number. */
const plainRun = /(?<![\p{Nd}\p{L}$.•]|\p{L}-)\p{Nd}{8,}(?!\p{Nd})/gu;
/** Five digits or more after the word that says what they are. */
const namedRun = new RegExp(
  `((?:\\b(?:account|acct|routing|aba|iban|ssn|itin|ein|social security|tax id|card)|n[uú]mero de (?:cuenta|ruta|seguro social))` +
    `(?: (?:number|no|num|is|es))*\\.?[\\s:#=]{1,3})\\p{Nd}(?:(?:${apart})?\\p{Nd}){4,}`,
  'giu',
);
/** Half of a number, while it is typed. Amounts have commas. */
const shortRun = /\p{Nd}(?:[\s./_\p{Pd}\u2212\p{Cf}]{0,3}\p{Nd}){3,}/gu;
const [fewest, most] = [13, 19];

/** A ZIP code with its four further digits stays, and so does what two different signs part, such as an amount beside a year. */
function hideSocialSecurity(found: string): string {
  const signs = new Set(found.match(/[^\p{Nd}\p{Cf}]/gu));
  return signs.size > 1 || /^\p{Nd}{5}-\p{Nd}{4}$/u.test(found) ? found : hideAllButFour(found);
}

/** Groups of a card are one only where its check digit is right, and years in a row are no account. */
function hideGrouped(found: string): string {
  const digits = digitsOf(found);
  const isNone = digits.length >= fewest ? !passesLuhn(digits) : /^(?:(?:19|20)\d\d){3}$/.test(digits);
  return isNone ? found : hideAllButFour(found);
}

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

/** A phone number of the North American plan stays: area code and exchange begin with 2 to 9. */
function hideAccount(found: string): string {
  return /^1?(?:[2-9]\d\d){2}\d{4}$/.test(digitsOf(found)) ? found : hideAllButFour(found);
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
  return text.replace(/\p{Nd}/gu, (digit) => {
    place += 1;
    return place >= from && place < to ? '•' : digit;
  });
}

const digitsOf = (text: string) => (text.match(/\p{Nd}/gu) ?? []).map(digitValue).join('');

/** The value of a digit of any script: 0 to 9. Whoever types full-width digits means the plain ones. */
function digitValue(digit: string): number {
  const [plain = ''] = digit.normalize('NFKC');
  if (/[0-9]/.test(plain)) return Number(plain);
  // Each script has its ten digits in a row, the zero first.
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
