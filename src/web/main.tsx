/** Starts the application from the data in the page, or says why it cannot. */
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/fields.css';
import './theme/controls.css';
import './theme/page.css';
import './theme/blocks.css';
import './theme/shell.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readOrgData } from './data/read-org-data.ts';
import { watchPreloads } from './shell/lost-chunk.ts';

watchPreloads();
start();

function start(): void {
  // Nearly every page has a form: its part is fetched while the first answers are still on their way.
  void import('./page/page-form.tsx').catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) return;
  try {
    const org = readOrgData(document);
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
    setNonce(nonce);
    createRoot(root).render(
      <StrictMode>
        <App org={org} nonce={nonce} />
      </StrictMode>,
    );
  } catch (error) {
    // B1: without a lender there is nothing to show but the reason.
    root.textContent = error instanceof Error ? error.message : 'No private label data found';
    throw error;
  }
}
