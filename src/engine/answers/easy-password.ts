/**
 * Whether a password is only what anybody would try first: a season, a month, a usual word or a name that is known here, with
 * a few digits and signs. Browser and server ask the same function. Length and lists are judged elsewhere.
 */

/** In English and Spanish, without accents. */
const usual = [
  ...['spring', 'summer', 'autumn', 'fall', 'winter', 'primavera', 'verano', 'otono', 'invierno'],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december', 'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
  ...['septiembre', 'octubre', 'noviembre', 'diciembre', 'monday', 'tuesday', 'wednesday', 'thursday'],
  ...['friday', 'saturday', 'sunday', 'password', 'passwort', 'contrasena', 'welcome', 'bienvenido'],
  ...['letmein', 'qwerty', 'qwertz', 'admin', 'login', 'heloc', 'homeequity', 'equity', 'mortgage', 'loan'],
  ...['hipoteca', 'iloveyou', 'tequiero', 'secret', 'secreto', 'changeme', 'hello', 'hola'],
];

/** Letters that are left over may be a slip or an initial; so may this many digits and signs be a date and an exclamation. */
const fewLetters = 3;
const fewOthers = 8;
/** A shorter name is part of too many words. */
const shortestName = 3;

export type Easy = 'usual' | 'known';

/** Why it is easy, or undefined. @param known names and addresses: of the person, of the lender */
export function easyPassword(password: string, known: readonly string[] = []): Easy | undefined {
  const letters = lettersOf(password);
  const others = [...password].length - letters.length;
  if (letters === '' || others > fewOthers) return undefined;
  if (left(letters, usual) <= fewLetters) return 'usual';
  return left(letters, [...namesOf(known), ...usual]) <= fewLetters ? 'known' : undefined;
}

// The longest first: a month in a longer word is not that month.
function left(letters: string, words: readonly string[]): number {
  const longest = [...words].sort((one, other) => other.length - one.length);
  return longest.reduce((rest, word) => rest.replaceAll(word, ' '), letters).replaceAll(' ', '').length;
}

// "Ana Torres <ana.t@example.com>" is known whole and by its words.
function namesOf(known: readonly string[]): string[] {
  const words = known.flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}\p{M}]+/u).map(lettersOf)]);
  return words.filter((word) => word.length >= shortestName);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
