/**
 * Turns an organisation's colours into the Mantine theme and the CSS variables of every surface.
 * Values are checked hex colours; nothing an organisation writes can become CSS.
 */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { BrandTheme } from '../data/org.ts';
import { contrast } from './colour.ts';
import { actionColour, palette, readable, SHADES } from './palette.ts';

// The darkest of the tinted surfaces that links stand on.
const CANVAS = '#f1f1ee';

// Mantine keeps ten shades a colour: the lightest six and then every second one down to 800.
const TUPLE = ['50', '100', '150', '200', '300', '400', '500', '600', '700', '800'];

/** Theme and variables of one organisation, ready for MantineProvider. */
export function brandTheme(brand: BrandTheme): {
  theme: MantineThemeOverride;
  resolver: CSSVariablesResolver;
} {
  const primary = palette(brand.primary, brand.primaryScale);
  const secondary = palette(brand.secondary ?? brand.primary, brand.secondaryScale);
  return { theme: theme(primary, secondary), resolver: () => variables(brand, primary, secondary) };
}

/** The variables of one organisation by name; `resolver` hands them to Mantine, tests read them. */
export function brandVariables(
  brand: BrandTheme,
  primary: string[],
  secondary: string[],
): Record<string, string> {
  const action = actionColour(brand.primary, primary);
  return {
    ...steps('primary', primary),
    ...steps('secondary', secondary),
    '--hl-action': action,
    '--hl-action-hover': darker(primary, action),
    '--hl-action-ink': contrast(action, '#ffffff') >= 4.5 ? '#ffffff' : '#14181f',
    // Links and icons also stand on the tinted canvas, so they need a little more than 4.5:1 on white.
    '--hl-link': contrast(action, CANVAS) >= 4.5 ? action : readable(primary, CANVAS),
    '--hl-focus': contrast(action, CANVAS) >= 4.5 ? action : readable(primary, CANVAS),
    '--hl-tint': primary[0] ?? '#f5f7fa',
    '--hl-tint-border': primary[3] ?? '#c9d3de',
  };
}

function variables(brand: BrandTheme, primary: string[], secondary: string[]) {
  return { variables: brandVariables(brand, primary, secondary), light: {}, dark: {} };
}

function theme(primary: string[], secondary: string[]): MantineThemeOverride {
  return createTheme({
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    primaryColor: 'primary',
    colors: { primary: tuple(primary), secondary: tuple(secondary) },
    primaryShade: Math.max(
      0,
      tuple(primary).findIndex((shade) => contrast(shade, '#ffffff') >= 4.5),
    ) as 5,
    autoContrast: true,
    luminanceThreshold: 0.179,
    defaultRadius: 10,
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
  });
}

function tuple(shades: string[]): MantineColorsTuple {
  return TUPLE.map((name) => shades[SHADES.indexOf(name)] ?? '#000000') as unknown as MantineColorsTuple;
}

function steps(name: string, shades: string[]): Record<string, string> {
  return Object.fromEntries(shades.map((shade, index) => [`--org-${name}-${SHADES[index]}`, shade]));
}

function darker(shades: string[], action: string): string {
  const limit = contrast(action, '#ffffff') + 1.2;
  return shades.find((shade) => contrast(shade, '#ffffff') >= limit) ?? '#000000';
}
