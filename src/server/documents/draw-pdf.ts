/** Draws a filled document as a tagged PDF: a title, a language, headings, lists and tables a screen reader can walk. */

import { says } from '../platform/language/said.ts';
import type { Brush } from './brush.ts';
import type { DocumentWords } from './document-words.ts';
import { drawBlock } from './draw-block.ts';
import { drawSignatureRecord } from './draw-signature-record.ts';
import type { FilledDocument, SignatureMark } from './filled-document.ts';
import { pdfkit, registerFonts } from './fonts.ts';

export type DrawnPdf = { pdf: Uint8Array; pages: number };

const margin = 56;

/** The same document gives the same bytes, so that a hash can be compared years later. */
export async function drawPdf(
  document: FilledDocument,
  word: DocumentWords,
  mark?: SignatureMark,
): Promise<DrawnPdf> {
  const pdf = openPdf(document, mark?.at ?? document.madeAt);
  const done = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const brush: Brush = { pdf, root, clean: registerFonts(pdf), margin, word, mark };
  pdf.addPage();
  drawTitle(brush, document);
  for (const block of document.blocks) drawBlock(brush, block);
  if (mark) drawSignatureRecord(brush, document, mark);
  root.end();
  const pages = drawFooters(brush, document);
  pdf.end();
  return { pdf: await done, pages };
}

function openPdf({ title, lender }: FilledDocument, at: number): PDFKit.PDFDocument {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Author: lender.name, CreationDate: new Date(at), ModDate: new Date(at) },
  };
  // pdfkit knows this subset, and that no font is one, which spares it reading Helvetica; its types do not yet.
  return new (pdfkit())(Object.assign(options, { subset: 'PDF/UA', font: null }));
}

function drawTitle({ pdf, root, clean }: Brush, { title, lender }: FilledDocument) {
  const sender = [lender.name, lender.address, lender.nmls && `NMLS ${lender.nmls}`]
    .filter(Boolean)
    .join(' · ');
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font('regular').fontSize(8.5).fillColor('#4a5568').text(clean(sender));
    }),
  );
  pdf.moveDown(0.6);
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.font('bold').fontSize(18).fillColor('#1a202c').text(clean(title));
    }),
  );
  pdf.moveDown(0.5);
}

/** Footers are page furniture, not content: a screen reader skips them. */
function drawFooters({ pdf, clean, word }: Brush, { title, version, loanNumber }: FilledDocument): number {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // The footer stands below the bottom margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const gaps = { title, version, loanNumber, page: page + 1, count };
    const line = word(says(loanNumber ? 'paper.footerOf' : 'paper.footer', gaps));
    pdf.font('regular').fontSize(8).fillColor('#4a5568');
    pdf.text(clean(line), margin, pdf.page.height - margin + 8, { lineBreak: false });
    pdf.endMarkedContent();
  }
  return count;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
}
