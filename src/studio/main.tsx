/** The studio of `npm run dev`: content is edited beside the page that it makes. Never built, never shipped. */
import '@mantine/core/styles.css';
import '@fontsource-variable/inter/wght.css';
import './studio.css';
import { type CSSVariablesResolver, createTheme, MantineProvider, Modal } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './studio.tsx';

const theme = createTheme({
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  primaryColor: 'indigo',
  primaryShade: 8,
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: { Modal: Modal.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }) },
});

// Small words in the usual gray are too pale for WCAG 2.2 AA.
const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#495057', '--mantine-color-placeholder': '#5c636a' },
  dark: {},
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={readable}>
        <Studio />
      </MantineProvider>
    </StrictMode>,
  );
