/** Gives every box and arrow of a drawing its place: dagre lays out what hangs together, columns hold the parts. In pixels. */
import dagre from '@dagrejs/dagre';
import type { Box, Drawing } from './drawing.ts';
import { inColumns } from './in-columns.ts';
import type { Layout, PlacedBox, Point } from './layout.ts';
import { type TextBlock, textBlock } from './text-block.ts';

const padding = 12;

export function layOut(drawing: Drawing): Layout {
  return inColumns(parts(drawing).map((part) => layOutPart({ ...drawing, ...part })));
}

type Part = Pick<Drawing, 'boxes' | 'arrows'>;

// Boxes that arrows hold together, in the order of their first box.
function parts({ boxes, arrows }: Part): Part[] {
  const graph = new dagre.graphlib.Graph({ directed: true });
  for (const { id } of boxes) graph.setNode(id, {});
  for (const { from, to } of arrows) graph.setEdge(from, to, {});
  return dagre.graphlib.alg.components(graph).map((ids) => ({
    boxes: boxes.filter(({ id }) => ids.includes(id)),
    arrows: arrows.filter(({ from }) => ids.includes(from)),
  }));
}

function layOutPart({ boxes, arrows, direction }: Drawing): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true, directed: true });
  graph.setGraph({ rankdir: direction, nodesep: 24, edgesep: 24, ranksep: 40 });
  const sized = boxes.map(measure);
  const labels = arrows.map(({ name, means }) => textBlock([name, means], 34));
  for (const { id, width, height } of sized) graph.setNode(id, { width, height });
  arrows.forEach(({ from, to }, index) => {
    graph.setEdge(from, to, room(labels[index]), String(index));
  });
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    boxes: sized.map((box) => ({ ...box, ...corner(graph.node(box.id), box) })),
    arrows: arrows.map((arrow, index) => {
      const { points, x, y } = graph.edge(arrow.from, arrow.to, String(index));
      return { ...arrow, points, label: { x, y, text: labels[index] ?? textBlock([], 1) } };
    }),
  };
}

function room(label: TextBlock = textBlock([], 1)) {
  return { width: label.width + 12, height: label.height + 6, labelpos: 'c' };
}

function measure(box: Box): PlacedBox {
  const text = textBlock([box.heading, ...box.lines], 40);
  const [width, height] = [Math.max(140, text.width + 2 * padding), text.height + 2 * padding];
  return { ...box, x: 0, y: 0, text, width, height };
}

function corner(middle: Point, { width, height }: { width: number; height: number }): Point {
  return { x: middle.x - width / 2, y: middle.y - height / 2 };
}
