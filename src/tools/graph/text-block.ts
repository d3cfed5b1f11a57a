/** Text broken into lines, and the room that it needs. Widths are estimates: no font is available here. */

export type TextBlock = { lines: string[]; width: number; height: number };

/** Pixels from one line to the next. */
export const lineHeight = 17;

/** Average widths at 13 pixels, in pixels: capitals and underscores, then everything else. */
const [wide, narrow] = [9.4, 6.9];

/** `paragraphs`, each wrapped at `columns` characters. */
export function textBlock(paragraphs: readonly string[], columns: number): TextBlock {
  const lines = paragraphs.filter((text) => text !== '').flatMap((text) => wrap(text, columns));
  return { lines, width: Math.ceil(Math.max(0, ...lines.map(widthOf))), height: lines.length * lineHeight };
}

function widthOf(line: string): number {
  const capitals = line.match(/[A-Z_]/g)?.length ?? 0;
  return capitals * wide + (line.length - capitals) * narrow;
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
