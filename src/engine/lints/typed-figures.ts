/** Finds numbers that a text types although the content says them: `{{pricing.costs.valuation | money}}`. */
import type { TypedFigures } from '../../types/typed-figures.ts';
import type { NumberRoot } from '../text/number-slots.ts';
import { numbersAt } from '../text/say-numbers.ts';

/** The number as it is typed, and the places that say it. */
export type FigureFound = { typed: string; places: string[] };

/** A number of a text with its unit; `at` is where its digits begin. */
export type Spotted = { unit: string; number: number; typed: string; digits: string; at: number };

/** What may be typed and what it means, as one reader of texts. `signsOnly`: for another language, whose words are others. */
export function spotFigures(
  figures: TypedFigures,
): (text: string, file: string, signsOnly?: boolean) => Spotted[] {
  const kinds = Object.keys(figures.units).map((unit) => [unit, patternsOf(figures, unit)] as const);
  const hasFigure = new RegExp(`\\d|\\b(?:${Object.keys(figures.numbers).join('|')})\\b`, 'i');
  return (text, file, signsOnly = false) => {
    if (!hasFigure.test(text)) return [];
    const bare = text.replaceAll(/\{\{[^}]*\}\}/g, (slot) => '◦'.repeat(slot.length));
    return kinds.flatMap(([unit, { sign, word }]) =>
      [sign, ...(signsOnly ? [] : [word])]
        .flatMap((pattern) => (pattern ? [...bare.matchAll(pattern)] : []))
        .map((found) => spotted(figures, unit, found))
        // Nothing is nothing, whatever the prices say.
        .filter((one) => one.number !== 0 && !isExcepted(figures, bare, file, one)),
    );
  };
}

/** The places of the content that say these numbers, for one lender. */
export function figuresIn(
  found: readonly Spotted[],
  { values }: TypedFigures,
  numbers: Readonly<Partial<Record<NumberRoot | 'org', unknown>>>,
): FigureFound[] {
  return found.flatMap(({ unit, number, typed }) => {
    const places = (values[unit] ?? []).filter((place) => {
      const [root = '', ...path] = place.split('.');
      return numbersAt(numbers[root as NumberRoot | 'org'], path.join('.')).includes(number);
    });
    return places.length === 0 ? [] : [{ typed, places }];
  });
}

type Patterns = { sign: RegExp | undefined; word: RegExp | undefined };

function patternsOf({ units, numbers }: TypedFigures, unit: string): Patterns {
  const { before, after, words } = units[unit] ?? {};
  const digits = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
  const said = `(${digits}|${Object.keys(numbers).join('|')})`;
  return {
    sign:
      before || after
        ? new RegExp(`${escaped(before ?? '')}(?<![\\d.,])(${digits})${escaped(after ?? '')}`, 'g')
        : undefined,
    word: words ? new RegExp(`\\b${said}[ -](?:${words.join('|')})s?\\b`, 'gi') : undefined,
  };
}

function spotted({ numbers }: TypedFigures, unit: string, found: RegExpMatchArray): Spotted {
  const [typed, digits = ''] = found;
  const number = numbers[digits.toLowerCase()] ?? Number(digits.replaceAll(',', ''));
  return { unit, number, typed, digits, at: (found.index ?? 0) + typed.indexOf(digits) };
}

function isExcepted({ except }: TypedFigures, text: string, file: string, { digits, at }: Spotted): boolean {
  return except.some(
    ({ says, in: where = '' }) =>
      file.includes(where) &&
      says.some((words) => {
        const place = words.lastIndexOf('#');
        const from = at - place;
        const said = words.slice(0, place) + digits + words.slice(place + 1);
        return from >= 0 && text.slice(from, from + said.length).toLowerCase() === said.toLowerCase();
      }),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[$.*+?^()[\]{}|\\]/g, '\\$&');
}
