/** Sets parts of a drawing under and beside each other, so that the sheet is no taller than its tallest part has to be. */
import type { Layout, PlacedArrow, Point } from './layout.ts';

const gap = 28;
const betweenColumns = 64;

/** One layout out of many, in their order: down the first column, then the next. */
export function inColumns(parts: readonly Layout[]): Layout {
  const tallest = sheetHeight(parts);
  const sheet: Layout = { width: 0, height: 0, boxes: [], arrows: [] };
  let [x, y] = [0, 0];
  for (const part of parts) {
    if (y > 0 && y + part.height > tallest) [x, y] = [sheet.width + betweenColumns, 0];
    sheet.boxes.push(...part.boxes.map((box) => moved(box, x, y)));
    sheet.arrows.push(...part.arrows.map((arrow) => movedArrow(arrow, x, y)));
    sheet.width = Math.max(sheet.width, x + part.width);
    sheet.height = Math.max(sheet.height, y + part.height);
    y += part.height + gap;
  }
  return sheet;
}

// A sheet about as wide as tall, unless one part alone is taller.
function sheetHeight(parts: readonly Layout[]): number {
  const area = parts.reduce((sum, { width, height }) => sum + (width + betweenColumns) * (height + gap), 0);
  return Math.max(Math.sqrt(area), ...parts.map(({ height }) => height));
}

function moved<Placed extends Point>(placed: Placed, x: number, y: number): Placed {
  return { ...placed, x: placed.x + x, y: placed.y + y };
}

function movedArrow(arrow: PlacedArrow, x: number, y: number): PlacedArrow {
  const points = arrow.points.map((point) => moved(point, x, y));
  return { ...arrow, points, label: moved(arrow.label, x, y) };
}
