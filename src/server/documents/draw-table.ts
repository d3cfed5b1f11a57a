/** Draws a table of text: two columns as label and value, more as a grid with a header row. */
import type { Brush } from './brush.ts';

type Table = { head?: string[]; rows: string[][] };

const padding = 4;

export function drawTable(brush: Brush, { head, rows }: Table): void {
  const { pdf, root, margin } = brush;
  const columns = Math.max(...rows.map((row) => row.length), head?.length ?? 0);
  const widths = columnWidths(pdf.page.width - 2 * margin, columns);
  const table = pdf.struct('Table');
  root.add(table);
  if (head) drawRow(brush, table, head, widths, () => true);
  for (const row of rows) drawRow(brush, table, row, widths, (column) => !head && column === 0);
  table.end();
  pdf.x = margin;
  pdf.moveDown(0.7);
}

/** A label column is wider than its value; a grid has equal columns. */
function columnWidths(whole: number, columns: number): number[] {
  return columns === 2
    ? [whole * 0.55, whole * 0.45]
    : Array.from({ length: columns }, () => whole / columns);
}

function drawRow(
  brush: Brush,
  table: PDFKit.PDFStructureElement,
  cells: string[],
  widths: number[],
  isHeader: (column: number) => boolean,
) {
  const { pdf, margin } = brush;
  const height = rowHeight(brush, cells, widths);
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  let left = margin;
  for (const [column, text] of cells.entries()) {
    row.add(cell(brush, text, { left, top, width: widths[column] ?? 0 }, isHeader(column)));
    left += widths[column] ?? 0;
  }
  row.end();
  underline(brush, top + height);
  pdf.x = margin;
  pdf.y = top + height;
}

function cell(
  { pdf, clean }: Brush,
  text: string,
  { left, top, width }: { left: number; top: number; width: number },
  header: boolean,
): PDFKit.PDFStructureElement {
  return pdf.struct(header ? 'TH' : 'TD', {}, () => {
    pdf
      .font(header ? 'bold' : 'regular')
      .fontSize(9.5)
      .fillColor('#1a202c');
    pdf.text(clean(text), left + padding, top + padding, { width: width - 2 * padding });
  });
}

function rowHeight({ pdf, clean }: Brush, cells: string[], widths: number[]): number {
  pdf.font('bold').fontSize(9.5);
  const heights = cells.map((text, column) =>
    pdf.heightOfString(clean(text), { width: (widths[column] ?? 0) - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

/** A rule between rows is decoration, so it is marked as an artifact. */
function underline({ pdf, margin }: Brush, y: number) {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(0.5)
    .strokeColor('#cbd5e0')
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .stroke();
  pdf.endMarkedContent();
}
