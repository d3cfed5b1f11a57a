/** Whether a logo can be drawn and seen: every tag closed, and a colour in it that stands out from the white top bar. */
import { contrast, isHex } from '../theme/colour.ts';

const WHITE = '#ffffff';
/** WCAG 2.2 asks 3:1 of pictures; a logo is words too. */
const readable = 4.5;

/** The first tag that is not closed, or closes nothing; undefined when all is well. */
export function brokenTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, closes, name = '', closed] of svg.matchAll(/<(\/?)([A-Za-z][\w:-]*)[^>]*?(\/?)>/g)) {
    if (closed) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.at(-1);
}

/** True when none of the colours that the logo names can be read on white. One that names none is black. */
export function isPale(svg: string): boolean {
  const named = [...svg.matchAll(/(?:fill|stroke|stop-color)="([^"]+)"/g)].map(([, colour]) => colour);
  const colours = named.filter(isHex);
  return colours.length > 0 && colours.every((colour) => contrast(colour, WHITE) < readable);
}
