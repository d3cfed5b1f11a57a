/**
 * Color arithmetic: hex, OKLCH and contrast. Sources: Björn Ottosson's OKLab (2020) and WCAG 2.2 relative luminance.
 * Colors are `#rrggbb`; lightness 0–1, chroma 0–0.4, hue in degrees.
 */
export type Oklch = { l: number; c: number; h: number };

type Triple = [number, number, number];

/** True for `#rgb` or `#rrggbb`; nothing else may reach a style. */
export function isHex(text: unknown): text is string {
  return typeof text === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** WCAG contrast ratio of two hex colors, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The OKLCH coordinates of a hex color. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** The nearest displayable hex color: chroma gives way until the color fits sRGB, lightness never does. */
export function fromOklch({ l, c, h }: Oklch): string {
  let chroma = c;
  let rgb = linearRgb(l, chroma, h);
  while (chroma > 0.001 && !isShown(rgb)) {
    chroma *= 0.96;
    rgb = linearRgb(l, chroma, h);
  }
  return `#${rgb.map((part) => byte(fromLinear(part))).join('')}`;
}

/** How far two hex colors stand apart in OKLab: 0 is the same, about 0.02 is just seen, black to white is 1. */
export function distance(first: string, second: string): number {
  const [one, other] = [toOklab(first), toOklab(second)];
  return Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));
}

function toOklab(hex: string): Triple {
  const { l, c, h } = toOklch(hex);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

/** The strongest chroma that sRGB can show at a lightness and hue. */
export function strongestChroma(l: number, h: number): number {
  let [low, high] = [0, 0.4];
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (isShown(linearRgb(l, middle, h))) low = middle;
    else high = middle;
  }
  return low;
}

function isShown(rgb: Triple): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function linearRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(hex: string): Triple {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as Triple;
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  const safe = Math.min(1, Math.max(0, part));
  return safe <= 0.0031308 ? safe * 12.92 : 1.055 * safe ** (1 / 2.4) - 0.055;
}

function byte(part: number): string {
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
}
