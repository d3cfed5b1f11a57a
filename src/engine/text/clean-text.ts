/**
 * The one door for typed text: what a keyboard, a phone's address book or a paste adds that no one sees, and look-alikes of
 * the plain hyphen, apostrophe, space and digit. The browser reads its boxes through it, the server all answers, before any format.
 */

/** `lines`: prose of several lines, which keeps its line breaks and its typographic dashes and quotes. */
export type TextOf = { lines?: boolean };

/**
 * The text in NFC, without invisible characters (Unicode Cf, Cc, default ignorables, lone surrogates) and without spaces
 * around it. Cleaning twice changes nothing.
 */
export function cleanText(text: string, { lines = false }: TextOf = {}): string {
  if (PLAIN.test(text)) return text;
  const seen = spaced(text.normalize('NFC'), lines).replace(INVISIBLE, '').replace(WIDE, narrow);
  const plain = seen.replace(FOREIGN_DIGIT, asciiDigit);
  const one = lines ? plain : onOneLine(plain);
  return one.trim().normalize('NFC');
}

/** Most answers: printable ASCII, one space between words, no grave accent. */
const PLAIN = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]|(?!\n)\p{Cc}/gu;
const WIDE = /[\uff01-\uff5e]/g;
const FOREIGN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const HYPHENS = /[\u2010-\u2015\u2212\u02d7\ufe58\ufe63]/g;
// The Hawaiian ʻokina (U+02BB) is a letter and stays. What a phone makes of ' at the start of a word (U+2018) is the apostrophe that was typed.
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u00b4\u02b9\u02bc\u055a]/g;

function spaced(text: string, lines: boolean): string {
  const broken = text.replace(BREAK, '\n');
  return (lines ? broken : broken.replaceAll('\n', ' ')).replace(/[\t\p{Zs}]/gu, ' ');
}

function onOneLine(text: string): string {
  const plain = text.replace(HYPHENS, '-').replace(APOSTROPHES, "'").replace(/ {2,}/g, ' ');
  // In an email address a grave accent is a character of its own (RFC 5322, atext).
  return plain.includes('@') ? plain : plain.replaceAll('`', "'");
}

const narrow = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
const asciiDigit = (digit: string) => String(digit.charCodeAt(0) % 16);
