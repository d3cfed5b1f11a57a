/** What a rehearsal says of prices: how many quotes of the grid changed, and the one that changed most. */
import type { PriceChange, PriceChanges } from '../../engine/rehearsal/prices.ts';
import { money } from '../../engine/text/money.ts';

/** A paragraph of lines. What has one `about` at several lenders is told once, in the words of the first. */
export type Told = { about: string; text: string };

const never = Number.POSITIVE_INFINITY;

/** One line for each kind. */
export function priceLines({ of, changed, below, unfair }: PriceChanges): Told[] {
  const kinds: [string, (one: PriceChange) => boolean][] = [
    ['dearer', ({ before, after }) => (after.rate ?? 0) > (before.rate ?? never)],
    ['cheaper', ({ before, after }) => (after.rate ?? never) < (before.rate ?? 0)],
    ['offered no longer', ({ before, after }) => before.rate !== undefined && after.rate === undefined],
    ['offered now', ({ before, after }) => before.rate === undefined && after.rate !== undefined],
  ];
  const [low] = below;
  const [pair] = unfair;
  return [
    ...kinds.flatMap(([name, is]) => changedLine(name, of, changed.filter(is))),
    ...(low
      ? [
          told(
            'below',
            `${below.length} of ${of} quotes fall below rate.minimum of pricing.json, such as ${lowWords(low)}`,
          ),
        ]
      : []),
    ...(pair ? [told('unfair', `${unfair.length} times a better score pays more: ${pairWords(pair)}`)] : []),
  ];
}

const told = (kind: string, words: string): Told => ({ about: `PRICES ${kind}`, text: `PRICES    ${words}` });

function changedLine(name: string, of: number, some: readonly PriceChange[]): Told[] {
  const [most] = some.toSorted((a, b) => distance(b) - distance(a));
  return most ? [told(name, `${some.length} of ${of} quotes are ${name}, most for ${quoteWords(most)}`)] : [];
}

// In hundredths: equal ones stay in the order of the grid, the usual choice first.
const distance = ({ before, after }: PriceChange) =>
  Math.round(100 * Math.abs((after.rate ?? 0) - (before.rate ?? 0)));

function quoteWords(change: PriceChange): string {
  return `score ${change.asked.fico}, ${choiceWords(change)}: ${rateWords(change.before)} → ${rateWords(change.after)}.`;
}

const lowWords = (change: PriceChange) =>
  `score ${change.asked.fico}, ${choiceWords(change)}: ${rateWords(change.after)}.`;

function pairWords([worse, better]: [PriceChange, PriceChange]): string {
  return `${choiceWords(better)}, score ${worse.asked.fico} ${rateWords(worse.after)}, score ${better.asked.fico} ${rateWords(better.after)}.`;
}

/** Home, debt and choice of a quote in words, without the score. */
export function choiceWords({ asked }: Pick<PriceChange, 'asked'>): string {
  const { value, openLiens, amount, term, lienPosition, occupancy, feePercent, state, propertyType } = asked;
  const share = Math.round((100 * (openLiens + amount)) / value);
  const home = [occupancy, propertyType, state].filter(Boolean).join(' ');
  return `${money(amount)} up to ${share}% of the value, ${term} years, lien ${lienPosition}, fee ${feePercent}%, ${home}`;
}

const rateWords = ({ rate, reason }: PriceChange['before']) =>
  rate === undefined ? `not offered (${reason ?? 'no price'})` : `${rate}%`;
