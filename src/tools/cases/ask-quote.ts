/** The price that a case asks for. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { OfferChoice, OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { priceOffer } from '../../engine/finance/price-offer.ts';
import { quote } from '../../engine/finance/quote.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { Pricing } from '../../types/pricing.ts';
import { type Answered, differing } from './compare.ts';
import type { FoundCase } from './find-cases.ts';

/** What a quote needs; `openLiens` and the others of `OfferInputs` are optional or nothing. */
const needed = [
  ...['value', 'fico', 'lienPosition', 'occupancy', 'state', 'propertyType'],
  ...['term', 'amount', 'feePercent'],
] as const;

const numbers = [
  ...['value', 'openLiens', 'payoffs', 'valuationFee', 'fico', 'lienPosition', 'units', 'apor', 'prime'],
  ...['monthlyIncome', 'monthlyDebts', 'term', 'amount', 'feePercent'],
];
const texts = ['occupancy', 'state', 'propertyType', 'version', 'holdUntil'];
const choices = ['selfEmployed', 'autopay'];

/** What no price is made of, or not in this form. */
function wrongMembers(given: Readonly<Record<string, unknown>>, { points }: Pricing): string[] {
  const known = [...numbers, ...texts, ...choices];
  const isWhole = (name: string, value: unknown) =>
    typeof value === (numbers.includes(name) ? 'number' : choices.includes(name) ? 'boolean' : 'string');
  const among = (name: 'occupancy' | 'propertyType') => {
    const value = String(given[name]);
    const all = Object.keys(points[name]);
    return all.includes(value) ? [] : [`there is no ${name} "${value}". ${didYouMean(value, all)}`.trim()];
  };
  return [
    ...Object.entries(given).flatMap(([name, value]) => {
      if (!known.includes(name)) return [`no price depends on "${name}". ${didYouMean(name, known)}`.trim()];
      return isWhole(name, value) ? [] : [`"${name}" can't be ${JSON.stringify(value)}.`];
    }),
    ...among('occupancy'),
    ...among('propertyType'),
    ...(/^([A-Z]{2})?$/.test(String(given.state))
      ? []
      : [`"${given.state}" is no state: write two letters.`]),
  ];
}

/** The code where a table has no price at all: the score is too low, or the debt on the home too high. */
const noPrice = 'noPrice';

/** Missing members are named; a table that prices nothing there is refused as `noPrice`. */
export function askQuote({ flow, asked: { quote: given = {}, then } }: FoundCase, org: OrgContent): Answered {
  const pricing = org.data[flow]?.pricing;
  if (!pricing) return { misses: [`the flow "${flow}" has no pricing.json.`], rows: [] };
  const lost = needed.filter((name) => given[name] === undefined);
  if (lost.length > 0) return { misses: [`a quote needs ${lost.join(', ')}, too.`], rows: [] };
  const wrong = wrongMembers(given, pricing);
  if (wrong.length > 0) return { misses: wrong, rows: [] };
  const asked = { openLiens: 0, units: 1, autopay: true, ...given } as unknown as OfferInputs & OfferChoice;
  const found = quote(pricing, asked, asked);
  const refused = found ? found.reason?.code : (priceOffer(pricing, asked).reason?.code ?? noPrice);
  const { ratePercent, paymentCents } = found?.available ? found : {};
  return {
    misses: [
      ...(then.refused === undefined && refused !== undefined ? [`it is refused: ${refused}.`] : []),
      ...differing('the reason of the refusal', then.refused, refused),
      ...differing('the rate', then.rate, ratePercent),
      ...differing('the payment', then.payment, paymentCents === undefined ? undefined : paymentCents / 100),
    ],
    rows: [],
  };
}
