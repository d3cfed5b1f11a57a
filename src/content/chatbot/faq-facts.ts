/** What the answers of a lender's chatbot fill in: the lender, the figures of its product, and its disclosures by their ids. */
import type { FaqFacts } from '../../engine/chatbot/faq-passages.ts';
import { productFigures } from '../../engine/chatbot/product-figures.ts';
import { disclosures } from '../../engine/text/disclosures.ts';
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { Site } from '../../types/site.ts';

/**
 * A disclosure that this lender does not make is an empty text.
 * @param data of the lender's flows, one of which has its prices
 * @param locale how the reader's language writes (BCP 47)
 */
export function faqFacts(
  org: Org,
  site: Site,
  data: readonly { pricing?: Pricing | undefined }[],
  locale: string,
): FaqFacts {
  const pricing = data.find((one) => one.pricing)?.pricing;
  const how = { locale, closed: site.says?.shell?.closed ?? '' };
  const silent = (site.footer?.disclosures ?? []).map(({ id }) => [id, ''] as const);
  const said = disclosures(site.footer, org).map(({ id, text }) => [id, text] as const);
  return {
    org,
    product: pricing ? productFigures(org, pricing, how) : {},
    pricing,
    disclosures: Object.fromEntries([...silent, ...said]),
  };
}
