/** Draws one block of a filled document and tags it as what it is. */
import { type Inline, parseInline, parseMarkdown, type Run, runsOf } from '../../engine/text/markdown.ts';
import { says } from '../platform/language/said.ts';
import type { Brush } from './brush.ts';
import { drawTable } from './draw-table.ts';
import type { FilledBlock } from './filled-document.ts';

export function drawBlock(brush: Brush, block: FilledBlock): void {
  if (block.kind === 'heading') drawHeading(brush, block.text);
  else if (block.kind === 'text') drawText(brush, block.text);
  else if (block.kind === 'list')
    drawList(
      brush,
      block.items.map((item) => parseInline(item)),
    );
  else if (block.kind === 'table') drawTable(brush, block);
  else drawSignature(brush, block.label);
}

export function drawHeading({ pdf, root, clean }: Brush, text: string): void {
  keepTogether(pdf, 60);
  pdf.moveDown(0.4);
  root.add(
    pdf.struct('H2', {}, () => {
      pdf.font('bold').fontSize(12.5).fillColor('#1a202c').text(clean(text));
    }),
  );
  pdf.moveDown(0.25);
}

export function drawText(brush: Brush, text: string): void {
  for (const block of parseMarkdown(text)) {
    if (block.kind === 'list') drawList(brush, block.items, block.ordered);
    else drawParagraph(brush, block.lines);
  }
}

function drawParagraph(brush: Brush, lines: Inline[][]) {
  const { pdf, root } = brush;
  root.add(
    pdf.struct('P', {}, () => {
      for (const line of lines) writeLine(brush, line);
    }),
  );
  pdf.moveDown(0.5);
}

function drawList(brush: Brush, items: Inline[][], ordered = false) {
  const { pdf, root, margin } = brush;
  const list = pdf.struct('L');
  root.add(list);
  for (const [index, item] of items.entries()) {
    const label = pdf.struct('Lbl', {}, () => {
      body(pdf).text(ordered ? `${index + 1}.` : '•', margin + 6, pdf.y, { continued: false });
      pdf.moveUp();
    });
    const text = pdf.struct('LBody', {}, () => writeLine(brush, item, margin + 20));
    list.add(pdf.struct('LI', {}, [label, text]));
    pdf.x = margin;
    pdf.moveDown(0.2);
  }
  list.end();
  pdf.moveDown(0.4);
}

function writeLine({ pdf, clean, margin }: Brush, line: Inline[], left = margin) {
  const runs = runsOf(line);
  const width = pdf.page.width - left - margin;
  body(pdf).text('', left, pdf.y, { width, continued: true });
  for (const [index, run] of runs.entries()) {
    pdf.font(fontOf(run)).text(clean(run.href ? `${run.text} (${run.href})` : run.text), {
      width,
      continued: index < runs.length - 1,
      lineGap: 1.5,
    });
  }
}

// No bold italics come with the font: bold is what must not be missed.
function fontOf({ strong, em }: Run) {
  if (strong) return 'bold';
  return em ? 'italic' : 'regular';
}

function drawSignature(brush: Brush, label: string) {
  const { pdf, root, clean, word, mark, margin } = brush;
  keepTogether(pdf, 80);
  pdf.moveDown(1);
  root.add(
    pdf.struct('P', {}, () => {
      body(pdf).text(clean(label), margin, pdf.y);
      pdf.font('italic').fontSize(mark ? 15 : 10);
      pdf.text(clean(mark ? mark.typedName : '______________________________'), margin, pdf.y + 4);
      body(pdf).fontSize(8.5);
      const state = mark ? says('paper.signedOn', { moment: moment(mark.at) }) : says('paper.unsigned');
      pdf.text(clean(word(state)), margin, pdf.y + 2);
    }),
  );
  pdf.moveDown(1);
}

/** A moment in Coordinated Universal Time: 2026-12-01 18:30:05 UTC. */
export function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function body(pdf: PDFKit.PDFDocument): PDFKit.PDFDocument {
  return pdf.font('regular').fontSize(10).fillColor('#1a202c');
}

/** Starts a new page when less than `height` points are left, so that a heading never stands alone. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
