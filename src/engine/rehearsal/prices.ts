/** Quotes of a grid of homes, scores and choices under two price tables: what becomes dearer, cheaper, or is offered no longer. */
import type { Pricing } from '../../types/pricing.ts';
import { dtiRefusal } from '../finance/dti-limit.ts';
import { monthlyPaymentCents } from '../finance/monthly-payment.ts';
import type { OfferChoice, OfferInputs } from '../finance/offer-inputs.ts';
import { priceOffer } from '../finance/price-offer.ts';

type Asked = OfferInputs & OfferChoice;

/** `rate` in percent a year; undefined where it is not offered, with the code of the reason. */
type Quoted = { rate?: number; reason?: string };

export type PriceChange = { asked: Asked; before: Quoted; after: Quoted };

export type PriceChanges = {
  /** Quotes that were asked for. */
  of: number;
  changed: PriceChange[];
  /** Those that lie below the lowest rate that the table itself names, and did not before. */
  below: PriceChange[];
  /** A better score that pays more than a lower one, and did not before; the lower one first. */
  unfair: [PriceChange, PriceChange][];
};

const homeValue = 500_000;
const monthlyIncome = 12_000;
const usualAmount = 50_000;

/** Undefined where one of them is missing. */
export function priceChanges(
  before: Pricing | undefined,
  after: Pricing | undefined,
): PriceChanges | undefined {
  if (!before || !after) return undefined;
  const grid = gridOf(before, after);
  const all = grid.map((asked) => ({ asked, before: quoted(before, asked), after: quoted(after, asked) }));
  return {
    of: all.length,
    changed: all.filter((one) => one.before.rate !== one.after.rate),
    below: all.filter((one) => isBelow(after, one.after) && !isBelow(before, one.before)),
    unfair: unfairIn(all),
  };
}

function quoted(pricing: Pricing, asked: Asked): Quoted {
  const { rate, reason: refusal } = priceOffer(pricing, asked);
  // The parts of `quote` that decide: what an offer costs beside its rate takes most of its time.
  const payment = monthlyPaymentCents(asked.amount * 100, rate ?? 0, asked.term * 12);
  const reason = refusal ?? dtiRefusal(pricing, asked, payment);
  return reason || rate === null ? { reason: reason?.code ?? 'noPrice' } : { rate };
}

/**
 * Each score and each share of debt; and over them, one after another, each other choice that a table names. A line that is larger than
 * its share of the home is no question.
 */
function gridOf(before: Pricing, after: Pricing): Asked[] {
  const named = (read: (pricing: Pricing) => object) => [
    ...new Set([...Object.keys(read(before)), ...Object.keys(read(after))]),
  ];
  const scores = named(({ base }) => base).flatMap((score) => [Number(score), Number(score) + 19]);
  const shares = [
    ...new Set(
      Object.keys({ ...before.base, ...after.base }).flatMap((score) =>
        [before, after].flatMap(({ base }) => Object.keys(base[score] ?? {})),
      ),
    ),
  ].map(Number);
  const limits = [before, after].flatMap(({ amount }) => [amount.minimum, amount.maximum]);
  const bands = named(({ points }) => points.amount).map(Number);
  const amounts = [...new Set([...limits, ...bands.filter((from) => from >= Math.min(...limits))])];
  const others: Partial<Asked>[] = [
    {},
    ...named(({ points }) => points.term).map((term) => ({ term: Number(term) })),
    ...named(({ points }) => points.lien).map((lien) => ({ lienPosition: Number(lien) })),
    ...named(({ points }) => points.occupancy).map((occupancy) => ({ occupancy })),
    ...named(({ points }) => points.feePercent).map((fee) => ({ feePercent: Number(fee) })),
    ...named(({ points }) => points.propertyType).map((propertyType) => ({ propertyType })),
    ...amounts.map((amount) => ({ amount })),
    ...named(({ states }) => states).map((state) => ({ state })),
    { autopay: false },
    { selfEmployed: true },
    ...[20, 30, 40].map((percent) => ({ monthlyDebts: (monthlyIncome * percent) / 100 })),
  ];
  const usual = usualChoice(before);
  return scores.flatMap((fico) =>
    shares.flatMap((share) =>
      others
        .map((other) => asking(fico, share, { ...usual, ...other }))
        .filter(({ openLiens }) => openLiens >= 0),
    ),
  );
}

/** What a lender's table adds nothing for, or else names first. */
function usualChoice({ points, amount }: Pricing) {
  const usual = (of: Readonly<Record<string, number>>) =>
    Object.keys(of).find((key) => of[key] === 0) ?? Object.keys(of)[0] ?? '';
  return {
    ...{ occupancy: usual(points.occupancy), propertyType: usual(points.propertyType) },
    ...{ lienPosition: Number(usual(points.lien)), term: Number(usual(points.term)) },
    ...{ feePercent: Number(usual(points.feePercent)), amount: Math.max(usualAmount, amount.minimum) },
  };
}

type Usual = ReturnType<typeof usualChoice>;

function asking(fico: number, share: number, chosen: Usual & Partial<Asked>): Asked {
  return {
    ...{ fico, value: homeValue, state: '', units: 1, autopay: true, monthlyIncome, monthlyDebts: 0 },
    ...chosen,
    openLiens: (homeValue * share) / 100 - chosen.amount,
  };
}

const isBelow = ({ rate: { minimum } }: Pricing, { rate }: Quoted) => rate !== undefined && rate < minimum;

/** Of the same home, debt and choice. */
function unfairIn(all: readonly PriceChange[]): [PriceChange, PriceChange][] {
  const lower = new Map<string, PriceChange>();
  return all
    .toSorted((a, b) => a.asked.fico - b.asked.fico)
    .flatMap((one): [PriceChange, PriceChange][] => {
      const key = JSON.stringify({ ...one.asked, fico: 0 });
      const worse = lower.get(key);
      lower.set(key, one);
      const isNew = worse && rises(worse.after, one.after) && !rises(worse.before, one.before);
      return isNew ? [[worse, one]] : [];
    });
}

const rises = (lower: Quoted, higher: Quoted): boolean =>
  lower.rate !== undefined && higher.rate !== undefined && higher.rate > lower.rate;
