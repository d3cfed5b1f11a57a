/** A document of the lender without any borrower's data, drawn once for every reader. */

import { address } from '../../engine/text/address.ts';
import type { Lender } from '../facts/lender.ts';
import { bounded } from '../memory/bounded.ts';
import { drawPdf } from './draw-pdf.ts';
import { fillTemplate } from './fill-template.ts';

const mostDocuments = 200;

export type SampleDocuments = (sample: {
  lender: Lender;
  hash: string;
  name: string;
  now: number;
}) => Promise<Uint8Array>;

/**
 * Caches what it drew, by the lender's content.
 * @returns bytes of a PDF
 */
export function sampleDocuments(): SampleDocuments {
  const drawn = bounded<string, Promise<Uint8Array>>(mostDocuments);
  return ({ lender, hash, name, now }) => {
    const place = `${hash}/${name}`;
    const known = drawn.get(place) ?? draw(lender, name, now);
    drawn.set(place, known);
    return known;
  };
}

async function draw(lender: Lender, name: string, madeAt: number): Promise<Uint8Array> {
  const { org } = lender;
  const sender = { name: org.companyName, address: address(org.companyAddress), nmls: org.companyNMLS ?? '' };
  const marks = { lender: sender, loanNumber: '', madeAt };
  return (await drawPdf(fillTemplate(lender.document(name), lender, { org }, marks))).pdf;
}
