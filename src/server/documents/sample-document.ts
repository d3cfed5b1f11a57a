/** A document of the lender without any borrower's data, drawn once for every reader. */

import { address } from '../../engine/text/address.ts';
import type { Lender } from '../facts/lender.ts';
import { bounded } from '../platform/memory/bounded.ts';
import type { DocumentWords } from './document-words.ts';
import { drawPdf } from './draw-pdf.ts';
import { fillTemplate } from './fill-template.ts';

const mostDocuments = 200;

export type SampleDocuments = (sample: {
  lender: Lender;
  hash: string;
  name: string;
  now: number;
  word: DocumentWords;
}) => Promise<Uint8Array>;

/**
 * Caches what it drew, by the lender's content.
 * @returns bytes of a PDF
 */
export function sampleDocuments(): SampleDocuments {
  const drawn = bounded<string, Promise<Uint8Array>>(mostDocuments);
  return ({ lender, hash, name, now, word }) => {
    const place = `${hash}/${name}`;
    const known = drawn.get(place) ?? draw(lender, name, now, word);
    drawn.set(place, known);
    return known;
  };
}

async function draw(lender: Lender, name: string, madeAt: number, word: DocumentWords): Promise<Uint8Array> {
  const { org } = lender;
  const sender = { name: org.companyName, address: address(org.companyAddress), nmls: org.companyNMLS ?? '' };
  const marks = { lender: sender, loanNumber: '', madeAt };
  return (await drawPdf(fillTemplate(lender.document(name), lender, { org }, marks), word)).pdf;
}
