/** Brand colors: whatever a lender picks can be read (visual contract; palette of ACC-D3). */
/** Covers src/engine/theme/{brand-colors,brand-fill,color,ground,logo-in-the-dark,palette}.ts, src/engine/theme. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandColors, brandPairs } from '../../../src/engine/theme/brand-colors.ts';
import { contrast, distance, toOklch } from '../../../src/engine/theme/color.ts';
import { GROUNDS } from '../../../src/engine/theme/ground.ts';
import { logoInTheDark } from '../../../src/engine/theme/logo-in-the-dark.ts';
import { palette, SHADES } from '../../../src/engine/theme/palette.ts';

const WHEEL = Array.from({ length: 36 }, (_, index) => hsl(index * 10));
const BRANDS = [
  '#00a651',
  '#ffd400',
  '#c8102e',
  '#5b2d8e',
  '#000000',
  '#ffffff',
  '#1f4e79',
  '#0066ff',
  '#fff',
  ...WHEEL,
];

test('a scale has 16 steps, 50 to 800', () => {
  expect(SHADES).toHaveLength(16);
  expect([SHADES[0], SHADES.at(-1)]).toEqual(['50', '800']);
});

describe.each(BRANDS)('%s', (brand) => {
  const shades = palette(brand);
  const variables = brandColors({ primary: brand });

  test('each shade is darker than the one before', () => {
    const lightness = shades.map((shade) => toOklch(shade).l);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });

  test.each(['light', 'dark'] as const)(
    'every pair that the product draws %s can be read or seen',
    (scheme) => {
      const poor = brandPairs({ primary: brand }, GROUNDS[scheme]).filter(
        (pair) => contrast(pair.front, pair.back) < pair.ratio,
      );
      expect(poor).toEqual([]);
    },
  );

  test('links and the focus ring can be read on every ground of a page', () => {
    const { '--hl-link': link, '--hl-focus': focus, '--hl-mark': mark } = variables;
    for (const surface of ['#ffffff', '#f7f7f5', '#f1f1ee']) {
      expect(contrast(link, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(focus, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  test('the darkest shade carries any white text', () => {
    expect(contrast(shades[15] ?? '', '#ffffff')).toBeGreaterThanOrEqual(14);
  });
});

test('the exact brand color stands in its scale', () => {
  expect(palette('#1f4e79')).toContain('#1f4e79');
  expect(palette('#ffd400')).toContain('#ffd400');
});

describe('the main button', () => {
  const fill = (primary: string) => {
    return brandColors({ primary });
  };

  test.each(['#1f4e79', '#c8102e', '#000000', '#5b2d8e'])('%s is dark: white words on it', (brand) => {
    expect(fill(brand)).toMatchObject({
      '--hl-action': brand,
      '--hl-action-ink': '#ffffff',
      '--hl-link': brand,
    });
  });

  test.each(['#ffd400', '#f9c6d7', '#cfe8f5', '#ffb38a', '#b6f000', '#d4a017'])(
    '%s is light: it keeps its own color, under dark words and within an edge that shows',
    (brand) => {
      const colors = fill(brand);
      expect(colors).toMatchObject({ '--hl-action': brand, '--hl-action-ink': '#14181f' });
      expect(contrast(colors['--hl-action-edge'], '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(colors['--hl-link']).not.toBe(brand);
    },
  );

  test.each(['#0091ad', '#00a651', '#ff5500'])('%s is neither: a deeper shade under white words', (brand) => {
    const { '--hl-action': action, '--hl-action-ink': ink } = fill(brand);
    expect(ink).toBe('#ffffff');
    expect(hueGap(action, brand)).toBeLessThan(4);
    expect(toOklch(action).c).toBeGreaterThan(toOklch(brand).c * 0.75);
  });

  test.each(['#ffd400', '#0b0b10', '#1f4e79'])('%s looks another under the pointer and pressed', (brand) => {
    const { '--hl-action': rest, '--hl-action-hover': hover, '--hl-action-active': active } = fill(brand);
    expect(new Set([rest, hover, active]).size).toBe(3);
  });
});

describe('the words of a light brand', () => {
  const link = (primary: string) => brandColors({ primary })['--hl-link'];

  test.each(['#f9c6d7', '#cfe8f5', '#ffb38a', '#b6f000'])('%s stays what it is, not grey', (brand) => {
    expect(hueGap(link(brand), brand)).toBeLessThan(8);
    expect(toOklch(link(brand)).c).toBeGreaterThan(0.06);
  });

  test('yellow leans to amber, away from olive', () => {
    expect(toOklch(link('#ffd400')).h).toBeLessThan(82);
    expect(toOklch(link('#ffd400')).h).toBeGreaterThan(60);
  });

  test('a grey stays grey', () => {
    expect(toOklch(link('#f5f5f5')).c).toBeLessThan(0.01);
  });
});

test.each(['red', '#12345', 'url(x)', '#fff;}', 7, null])('%s is not a color and becomes none', (value) => {
  expect(palette(value).every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true);
});

test('an organization may give its whole scale', () => {
  const scale = palette('#c8102e').toReversed();
  expect(palette('#000000', scale)).toEqual(scale);
  expect(palette('#000000', ['#fff'])).toEqual(palette('#000000'));
});

function hueGap(one: string, other: string): number {
  const gap = Math.abs(toOklch(one).h - toOklch(other).h) % 360;
  return Math.min(gap, 360 - gap);
}

function hsl(hue: number): string {
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (0.5 - 0.45 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

describe('a red brand (FINDING-B18)', () => {
  const colorsOf = (primary: string) => {
    return brandColors({ primary });
  };

  test.each(['#b3261e', '#9b111e', '#c62828'])(
    '%s: what is chosen has not the colors of an error',
    (brand) => {
      const of = colorsOf(brand);
      expect(distance(of['--hl-chosen'], GROUNDS.light.danger)).toBeGreaterThan(0.2);
      expect(distance(of['--hl-chosen-tint'], '#fdf3f2')).toBeGreaterThan(0.015);
      expect(of['--hl-action']).toBe(brand);
    },
  );

  test.each(['#1f4e79', '#00a651', '#7b1fa2', '#9c4a1a', '#d81b60'])('%s keeps its own', (brand) => {
    const of = colorsOf(brand);
    expect([of['--hl-chosen'], of['--hl-chosen-tint']]).toEqual([of['--hl-mark'], of['--hl-tint']]);
  });

  test.each(['#ffffff', '#cccccc', '#878d97', '#767676', '#000000', '#ffd400'])(
    '%s: what is chosen stands out from the border of the rest',
    (brand) => {
      expect(distance(colorsOf(brand)['--hl-chosen'], GROUNDS.light.border)).toBeGreaterThan(0.09);
    },
  );

  test.each(['light', 'dark'] as const)('the ground of %s pages is that of the tokens', (scheme) => {
    const [light = '', dark = ''] = readFileSync('src/web/platform/theme/tokens.css', 'utf8').split('@media');
    const { surface, sunken, line, border, ink, ink2, ink3, danger, onMark } = GROUNDS[scheme];
    const named = { surface, sunken, line, 'line-strong': border, ink, 'ink-2': ink2, 'ink-3': ink3, danger };
    const tokens = scheme === 'light' ? light : dark;
    for (const [name, color] of Object.entries({ ...named, 'on-mark': onMark }))
      expect(tokens).toContain(`--hl-${name}: ${color};`);
  });
});

describe('in the dark', () => {
  const of = (primary: string) => brandColors({ primary }, undefined, GROUNDS.dark);

  test.each(['#1f4d3f', '#b3261e', '#5b2d8e'])('%s glows, and is still itself', (brand) => {
    const action = of(brand)['--hl-action'];
    expect(toOklch(action).l).toBeGreaterThan(toOklch(brand).l - 0.001);
    expect(hueGap(action, brand)).toBeLessThan(6);
  });

  test.each(['#000000', '#0b0b10', '#141414'])('%s fills its button pale, under dark words', (brand) => {
    expect(of(brand)).toMatchObject({ '--hl-action': '#e6e9ed', '--hl-action-ink': '#14181f' });
  });

  test('a logo drawn for white can be read', () => {
    const svg = '<svg><path fill="#16352b" d="M0 0"/><path stroke="#C2552D" fill="none"/></svg>';
    const [letters = '', flame = ''] = logoInTheDark(svg).match(/#[0-9a-f]{6}/gi) ?? [];
    for (const color of [letters, flame])
      expect(contrast(color, GROUNDS.dark.surface)).toBeGreaterThanOrEqual(4.5);
    expect(hueGap(letters, '#16352b')).toBeLessThan(8);
    expect(logoInTheDark(svg)).toContain('fill="none"');
  });
});
