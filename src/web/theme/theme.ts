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
import { type Brand, brandColours, brandScales } from '../../engine/theme/brand-colours.ts';
import { contrast } from '../../engine/theme/colour.ts';
import { SHADES } from '../../engine/theme/palette.ts';

// Mantine keeps ten shades a colour: the lightest six and then every second one down to 800.
const TUPLE = ['50', '100', '150', '200', '300', '400', '500', '600', '700', '800'];

/** Theme and variables of one organisation, ready for MantineProvider. */
export function brandTheme(brand: Brand): {
  theme: MantineThemeOverride;
  resolver: CSSVariablesResolver;
} {
  const { primary, secondary } = brandScales(brand);
  const variables = { ...brandColours(brand, primary, secondary) };
  return { theme: theme(primary, secondary), resolver: () => ({ variables, light: {}, dark: {} }) };
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
