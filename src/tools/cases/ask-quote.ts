/** The price that a case asks for. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { OfferChoice, OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { priceOffer } from '../../engine/finance/price-offer.ts';
import { quote } from '../../engine/finance/quote.ts';
import { type Answered, differing } from './compare.ts';
import type { FoundCase } from './find-cases.ts';

/** What a quote needs; `openLiens` and the others of `OfferInputs` are optional or nothing. */
const needed = [
  ...['value', 'fico', 'lienPosition', 'occupancy', 'state', 'propertyType'],
  ...['term', 'amount', 'feePercent'],
] as const;

/** The code where a table has no price at all: the score is too low, or the debt on the home too high. */
const noPrice = 'noPrice';

/** Missing members are named; a table that prices nothing there is refused as `noPrice`. */
export function askQuote({ flow, asked: { quote: given = {}, then } }: FoundCase, org: OrgContent): Answered {
  const pricing = org.data[flow]?.pricing;
  if (!pricing) return { misses: [`the flow "${flow}" has no pricing.json.`], rows: [] };
  const lost = needed.filter((name) => given[name] === undefined);
  if (lost.length > 0) return { misses: [`a quote needs ${lost.join(', ')}, too.`], rows: [] };
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
