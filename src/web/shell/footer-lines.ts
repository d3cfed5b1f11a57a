/**
 * What the footer discloses on every page (specification 001, section 1; acceptance F1–F8, F13, F14). Figures that a
 * lender may change come from its pricing data; the specification's own stand where it says nothing.
 */
import { money } from '../../engine/text/money.ts';
import { rate } from '../../engine/text/rate.ts';
import type { OrgData } from '../data/org.ts';

/** One disclosure; `id` is its acceptance id. */
export type FooterLine = { id: string; text: string };

/** The disclosures of one organisation, in order. */
export function footerLines(org: OrgData): FooterLine[] {
  const figure = figures(org);
  const name = org.orgMetaData.companyInfo.companyName;
  return [
    {
      id: 'F14',
      text: 'This product is an open-end line of credit that is fully drawn at origination, less the origination fee, at a fixed rate.',
    },
    {
      id: 'F1',
      text: `Loan amounts range from ${money(figure('minAmount', 15000))} to ${money(figure('maxAmount', 400000))}. The amount you can borrow depends on your home value, lien position, credit, verified income and equity.`,
    },
    {
      id: 'F2',
      text: `APRs range from ${rate(figure('minApr', 7.6))} to ${rate(figure('maxApr', 17.2))}. The lowest rates need the most qualified applicants and five-year terms.`,
    },
    {
      id: 'F3',
      text: `The origination fee is up to ${rate(figure('maxFeePercent', 4.99))} of the initial draw. A valuation costs ${money(figure('valuationFee', 180))} when no automated valuation is available. Manual notarization costs ${money(figure('manualNotaryFee', 300))} when your county does not allow electronic notarization.`,
    },
    {
      id: 'F4',
      text: 'Recording fees are $0–$315. Recording taxes are $0–$1,400 per $100,000 borrowed.',
    },
    {
      id: 'F5',
      text: 'The full amount, minus the origination fee, is drawn at origination at a fixed rate. Later draws during the draw period are priced at a variable index, the Prime Rate for the preceding calendar month, plus a fixed margin.',
    },
    {
      id: 'F6',
      text: 'Checking your rate uses a soft credit pull, which does not affect your credit score. Submitting an application triggers a hard pull.',
    },
    {
      id: 'F7',
      text: 'Approval can take about five minutes but is subject to income and employment verification and a property condition report. Funding takes five business days with remote online notarization.',
    },
    { id: 'F8', text: 'Property insurance is required. Flood insurance may be required.' },
    { id: 'F13', text: newYork(org, name) },
  ];
}

function newYork(org: OrgData, name: string): string {
  return org.orgMetaData.companyInfo.allowNewYork === true
    ? `${name} is a licensed New York mortgage banker.`
    : 'Applications for New York properties are not accepted through this site.';
}

function figures(org: OrgData): (key: string, usual: number) => number {
  return (key, usual) => {
    const own = org.productSettings[key] ?? org.orgPricingData[key];
    return typeof own === 'number' ? own : usual;
  };
}
