/** Brand colours: whatever a lender picks can be read (visual contract; palette of D3). */
import { describe, expect, test } from 'vitest';
import { brandColours } from '../../../src/engine/theme/brand-colours.ts';
import { contrast, toOklch } from '../../../src/engine/theme/colour.ts';
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
  const variables = brandColours({ primary: brand }, shades, shades);

  test('each shade is darker than the one before', () => {
    const lightness = shades.map((shade) => toOklch(shade).l);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });

  test('text on the primary action, links and the focus ring can be read', () => {
    const { '--hl-action': action, '--hl-action-ink': ink, '--hl-action-hover': hover } = variables;
    expect(contrast(ink, action)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, hover)).toBeGreaterThanOrEqual(4.5);
    for (const surface of ['#ffffff', '#f7f7f5', '#f1f1ee']) {
      expect(contrast(variables['--hl-link'] ?? '', surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(variables['--hl-focus'] ?? '', surface)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(variables['--hl-link'] ?? '', variables['--hl-tint'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('the darkest shade carries any white text', () => {
    expect(contrast(shades[15] ?? '', '#ffffff')).toBeGreaterThanOrEqual(12);
  });
});

test('the exact brand colour stands in its scale and, where it may, on the button', () => {
  expect(palette('#1f4e79')).toContain('#1f4e79');
  expect(brandColours({ primary: '#1f4e79' }, palette('#1f4e79'), [])['--hl-action']).toBe('#1f4e79');
  expect(brandColours({ primary: '#ffd400' }, palette('#ffd400'), [])['--hl-action']).not.toBe('#ffd400');
});

test.each(['red', '#12345', 'url(x)', '#fff;}', 7, null])('%s is no colour and becomes none', (value) => {
  expect(palette(value).every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true);
});

test('an organisation may give its whole scale', () => {
  const scale = palette('#c8102e').toReversed();
  expect(palette('#000000', scale)).toEqual(scale);
  expect(palette('#000000', ['#fff'])).toEqual(palette('#000000'));
});

function hsl(hue: number): string {
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (0.5 - 0.45 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
