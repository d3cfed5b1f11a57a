/** Whether a logo can be drawn and seen: every tag closed, and a color in it that stands out from the white top bar. */
import { contrast, isHex } from '../../theme/color.ts';

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

/** Why a browser cannot read it as a picture; '' when it can. Runs before tags are paired. */
export function unreadableParts(svg: string): string {
  if (/(?![\n\r\t])\p{Cc}|[\uD800-\uDFFF\uFFFE\uFFFF]/u.test(svg))
    return 'there is a character that no picture may hold.';
  const twice = [...svg.matchAll(/<[A-Za-z][\w:-]*([^>]*)>/g)]
    .map(([, text = '']) => repeated(text))
    .find(Boolean);
  if (twice) return `"${twice}" is there twice in one tag.`;
  const end = svg.search(/<\/svg\s*>/);
  return end >= 0 &&
    svg
      .slice(end)
      .replace(/<\/svg\s*>/, '')
      .trim() !== ''
    ? 'something follows its end.'
    : '';
}

function repeated(text: string): string | undefined {
  const names = [...text.matchAll(/([\w:-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map(([, name]) => name);
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** True when none of the colors that the logo names can be read on white. One that names none is black. */
export function isPale(svg: string): boolean {
  const named = [...svg.matchAll(/(?:fill|stroke|stop-color)="([^"]+)"/g)].map(([, color]) => color);
  const colors = named.filter(isHex);
  return colors.length > 0 && colors.every((color) => contrast(color, WHITE) < readable);
}
