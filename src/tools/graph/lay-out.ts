/** Gives every box and arrow of a drawing its place, with dagre's layered layout. Sizes in pixels. */
import dagre from '@dagrejs/dagre';
import type { Arrow, Box, Drawing } from './drawing.ts';
import { type TextBlock, textBlock } from './text-block.ts';

export type Point = { x: number; y: number };
/** A box with the top left corner of its frame. */
export type PlacedBox = Box & Point & { width: number; height: number; text: TextBlock };
/** An arrow with its way and the middle of its label. */
export type PlacedArrow = Arrow & { points: Point[]; label: Point & { text: TextBlock } };
export type Layout = { width: number; height: number; boxes: PlacedBox[]; arrows: PlacedArrow[] };

const gap = 24;
const padding = 12;

export function layOut(drawing: Drawing): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true, directed: true });
  graph.setGraph({ rankdir: drawing.direction, nodesep: gap * 1.5, edgesep: gap, ranksep: 40 });
  const sized = drawing.boxes.map(measure);
  const labels = drawing.arrows.map(({ name, means }) => textBlock([name, means], 34));
  for (const box of sized) graph.setNode(box.id, { width: box.width, height: box.height });
  drawing.arrows.forEach(({ from, to }, index) => {
    const { width = 0, height = 0 } = labels[index] ?? {};
    graph.setEdge(from, to, { width: width + 12, height: height + 6, labelpos: 'c' }, String(index));
  });
  dagre.layout(graph);
  const boxes = sized.map((box) => ({ ...box, ...corner(graph.node(box.id), box) }));
  const arrows = drawing.arrows.map((arrow, index) => {
    const { points, x, y } = graph.edge(arrow.from, arrow.to, String(index));
    return { ...arrow, points, label: { x, y, text: labels[index] ?? textBlock([], 1) } };
  });
  const { width = 0, height = 0 } = graph.graph();
  return withLoose({ width, height, boxes, arrows }, drawing.loose.map(measure));
}

function measure(box: Box): PlacedBox {
  const text = textBlock([box.heading, ...box.lines], 40);
  return {
    ...box,
    x: 0,
    y: 0,
    text,
    width: Math.max(140, text.width + 2 * padding),
    height: text.height + 2 * padding,
  };
}

function corner(middle: Point, { width, height }: { width: number; height: number }): Point {
  return { x: middle.x - width / 2, y: middle.y - height / 2 };
}

// Boxes without arrows would all land in dagre's first row; columns at the right keep the picture on one sheet.
function withLoose(layout: Layout, loose: PlacedBox[]): Layout {
  let [x, y, widest] = [layout.width + 3 * gap, 0, 0];
  const placed = loose.map((box) => {
    if (y > 0 && y + box.height > layout.height) [x, y, widest] = [x + widest + gap, 0, 0];
    const at = { ...box, x, y };
    [y, widest] = [y + box.height + gap, Math.max(widest, box.width)];
    return at;
  });
  const width = loose.length > 0 ? x + widest : layout.width;
  return { ...layout, width, boxes: [...layout.boxes, ...placed] };
}
