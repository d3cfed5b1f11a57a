/** Starts the application from the data in the page, or says why it cannot. */
import '@fontsource-variable/inter/wght.css';
import './platform/theme/tokens.css';
import './platform/theme/base.css';
import './platform/theme/fields.css';
import './platform/theme/controls.css';
import './platform/theme/page.css';
import './platform/theme/blocks.css';
import './platform/theme/shell.css';
import './platform/theme/print.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app.tsx';
import { bringPage } from './bring-page.ts';
import { guardMarkup } from './guard-markup.ts';
import { bringForm } from './page/form-part.tsx';
import { type OpeningCache, openingCache } from './platform/api/hooks/opening-cache.ts';
import type { OrgData } from './platform/data/org.ts';
import { type Brought, readBrought } from './platform/data/read-brought.ts';
import { MissingOrgData, readOrgData } from './platform/data/read-org-data.ts';
import { listenForErrors } from './platform/telemetry/listen-for-errors.ts';
import { fetchLetters } from './platform/theme/letters.ts';
import { watchPreloads } from './shell/lost-chunk.ts';

listenForErrors();
guardMarkup();
watchPreloads();
void start();
// No one has anything to read yet: the first page does without.
void import('./platform/boxes/listen-for-boxes.ts').then(
  ({ listenForBoxes }) => listenForBoxes(),
  reportError,
);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const screen = createRoot(root);
  try {
    const org = readOrgData(document);
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
    setNonce(nonce);
    fetchLetters(org.theme.font);
    const opening = await whatCame(org);
    screen.render(
      <StrictMode>
        <App org={org} {...(opening && { opening })} />
      </StrictMode>,
    );
  } catch (error) {
    if (error instanceof MissingOrgData) await sayMissing(screen, error);
    // Logged, not thrown: parts that load later import this module, and cannot import one that threw.
    reportError(error);
  }
}

// With the page in the document, all of it is drawn at once: the head has named its validator and, if it asks, the form's part.
async function whatCame(org: OrgData): Promise<OpeningCache | undefined> {
  const brought = readBrought(document);
  const form = bringForm().catch(() => undefined);
  if (!brought) return undefined;
  const [opening] = await Promise.all([
    openingCache(brought, org, { bring: bringPage }),
    asks(brought) && form,
  ]);
  return opening;
}

function asks({ pages }: Brought): boolean {
  const all = Object.values(pages).flatMap((flow) => Object.values(flow));
  return all.some(({ display }) => Object.keys(display.properties).length > 0);
}

// ACC-B1: without a lender there is only the reason to show.
async function sayMissing(screen: Root, { detail }: MissingOrgData): Promise<void> {
  document.title = MissingOrgData.title;
  const { NoLender } = await import('./shell/no-lender.tsx');
  screen.render(<NoLender message={MissingOrgData.title} detail={detail} />);
}
