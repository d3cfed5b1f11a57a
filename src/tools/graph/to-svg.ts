/** A laid-out drawing as one SVG file that needs nothing else: no font, no script, no style sheet from outside. */
import type { Drawing, Kind, Mark } from './drawing.ts';
import type { Layout, PlacedArrow, PlacedBox, Point } from './layout.ts';
import { lineHeight, type TextBlock } from './text-block.ts';

const margin = 32;
const top = 96;

/** Fill and frame of each kind; the frame tells them apart without color too. */
const paint: Record<Kind | Mark, string> = {
  new: 'fill="#d9f2e3" stroke="#17703f" stroke-width="4"',
  changed: 'fill="#fff3c4" stroke="#9a5b00" stroke-width="4"',
  gone: 'fill="#fbe9e7" stroke="#b3261e" stroke-width="2" stroke-dasharray="5 4"',
  first: 'fill="#d9f2e3" stroke="#17703f" stroke-width="2.5"',
  way: 'fill="#e3edfb" stroke="#2457a6"',
  beside: 'fill="#fdeccf" stroke="#9a5b00"',
  unreached: 'fill="#f1f1f4" stroke="#6b6f7b" stroke-dasharray="5 4"',
  page: 'fill="#ffffff" stroke="#33384a" stroke-width="1.5"',
  source: 'fill="#e3edfb" stroke="#2457a6"',
};

export function toSvg(drawing: Drawing, layout: Layout): string {
  const width = Math.max(Math.ceil(layout.width) + 2 * margin, 900);
  const height = Math.ceil(layout.height) + top + margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(drawing.title)}</title><desc id="d">${escapeXml(drawing.about)}</desc>`,
    '<style>text{font:13px Inter,"Segoe UI",Helvetica,Arial,sans-serif;fill:#1c2130}.b{font-weight:600}.h{font-size:22px;font-weight:600}.m{fill:#4a5063}path{fill:none;stroke:#4a5063;stroke-width:1.4}</style>',
    '<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="11" markerHeight="11" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#4a5063;stroke:none"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text class="h" x="${margin}" y="40">${escapeXml(drawing.title)}</text>`,
    ...legend(drawing),
    `<g transform="translate(${margin} ${top})">`,
    ...layout.arrows.map(way),
    ...layout.boxes.map(box),
    ...layout.arrows.map(label),
    '</g></svg>',
    '',
  ].join('\n');
}

function legend({ legend: entries }: Drawing): string[] {
  let x = margin;
  return entries.map(({ kind, means }) => {
    const entry = `<rect x="${x}" y="58" width="22" height="16" rx="4" ${paint[kind]}/><text x="${x + 30}" y="71">${escapeXml(means)}</text>`;
    x += 60 + means.length * 7;
    return entry;
  });
}

function box({ x, y, width, height, kind, mark, text }: PlacedBox): string {
  const frame = `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="8" ${paint[mark ?? kind]}/>`;
  return frame + lines(text, { x: x + 12, y: y + 12 }, 'start', 1);
}

// A style of its own, for the sheet's rule would win over an attribute.
const strokes: Record<Mark, string> = {
  new: 'stroke:#17703f;stroke-width:3',
  changed: 'stroke:#9a5b00;stroke-width:3',
  gone: 'stroke:#b3261e;stroke-width:2;stroke-dasharray:5 4',
};

function way({ points, mark }: PlacedArrow): string {
  const style = mark ? ` style="${strokes[mark]}"` : '';
  return `<path d="${curve(points)}"${style} marker-end="url(#a)"/>`;
}

function label({ name, label: { x, y, text } }: PlacedArrow): string {
  if (text.lines.length === 0) return '';
  const [left, above] = [x - text.width / 2 - 4, y - text.height / 2 - 2];
  const ground = `<rect x="${at(left)}" y="${at(above)}" width="${text.width + 8}" height="${text.height + 4}" rx="4" fill="#fff" fill-opacity=".92"/>`;
  return ground + lines(text, { x, y: above + 2 }, 'middle', name === '' ? 0 : 1);
}

function lines({ lines: all }: TextBlock, { x, y }: Point, anchor: 'start' | 'middle', bold: 0 | 1): string {
  const spans = all.map((line, index) => {
    const className = index < bold ? 'b' : 'm';
    return `<tspan class="${className}" x="${at(x)}" y="${at(y + 13 + index * lineHeight)}">${escapeXml(line)}</tspan>`;
  });
  return `<text text-anchor="${anchor}">${spans.join('')}</text>`;
}

// Through the middles of the given points, so that the way bends without corners.
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    const isLast = index === rest.length - 2;
    const end = isLast ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at(point.x)} ${at(point.y)} ${at(end.x)} ${at(end.y)}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${at(first.x)} ${at(first.y)}${bends.join('') || `L${at(last.x)} ${at(last.y)}`}`;
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
