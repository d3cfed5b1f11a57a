/** A lender's logo for a dark surface, made from the one that is drawn for white. */
import { contrast, fromOklch, toOklch } from './color.ts';
import { GROUNDS } from './ground.ts';
import { full } from './palette.ts';

const READ = 7;

/** @returns the SVG with each fill and stroke that could not be read in the dark a shade lighter, of the same hue. */
export function logoInTheDark(svg: string): string {
  return svg.replace(
    /\b(fill|stroke)="(#[0-9a-f]{3}|#[0-9a-f]{6})"/gi,
    (_, name: string, color: string) => `${name}="${lit(color)}"`,
  );
}

function lit(color: string): string {
  const { surface } = GROUNDS.dark;
  const { l: from, c, h } = toOklch(color);
  let shown = full(color);
  for (let l = from; contrast(shown, surface) < READ && l <= 1; l += 0.02) shown = fromOklch({ l, c, h });
  return shown;
}
