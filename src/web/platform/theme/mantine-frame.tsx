/** Mantine's theme around the few parts that are Mantine's (dialog, calendar); it is loaded with them and not before. */
import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import { useMediaQuery } from '@mantine/hooks';
import { getNonce } from 'get-nonce';
import { type ReactNode, useMemo } from 'react';
import { type Brand, brandScales } from '../../../engine/theme/brand-colors.ts';
import { contrast } from '../../../engine/theme/color.ts';
import { DARK } from '../../../engine/theme/ground.ts';
import { SHADES } from '../../../engine/theme/palette.ts';
import { useOrg } from '../data/org-context.ts';

// Mantine keeps ten shades a color: the lightest six and then every second one down to 800.
const TUPLE = ['50', '100', '150', '200', '300', '400', '500', '600', '700', '800'];

/** Draws `children` in the lender's colors. */
export function MantineFrame({ children }: { children: ReactNode }) {
  const brand = useOrg().theme;
  const theme = useMemo(() => themeOf(brand), [brand]);
  const scheme = useDark() ? 'dark' : 'light';
  return (
    <MantineProvider theme={theme} getStyleNonce={() => getNonce() ?? ''} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}

// As the page is drawn: dark where the system is, unless the lender keeps to light.
function useDark(): boolean {
  const { scheme } = useOrg().theme;
  const isDark = useMediaQuery(DARK, false, { getInitialValueInEffect: false });
  return isDark && scheme !== 'light';
}

function themeOf(brand: Brand) {
  const { primary, secondary } = brandScales(brand);
  return createTheme({
    fontFamily: 'var(--hl-font)',
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
