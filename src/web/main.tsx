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
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { bringPage } from './bring-page.ts';
import { guardMarkup } from './guard-markup.ts';
import { type Opened, openDocument } from './open-document.ts';
import { bringForm } from './page/form-part.tsx';
import { drawWhole } from './page/use-first-screen.ts';
import { readToken } from './platform/api/transport/token.ts';
import { listenForBoxes } from './platform/boxes/listen-for-boxes.ts';
import type { OrgData } from './platform/data/org.ts';
import { type Brought, readBrought } from './platform/data/read-brought.ts';
import { MissingOrgData, readOrgData } from './platform/data/read-org-data.ts';
import { bringParts } from './platform/jsx/part.tsx';
import { listenForErrors } from './platform/telemetry/listen-for-errors.ts';
import { fetchLetters } from './platform/theme/letters.ts';
import { watchPreloads } from './shell/lost-chunk.ts';
import { TakenOver } from './taken-over.tsx';

listenForErrors();
guardMarkup();
watchPreloads();
void start();
// With the entry: a tool of the browser may fill the boxes as soon as they are seen, and the press may follow at once.
listenForBoxes();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  try {
    const org = readOrgData(document);
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
    setNonce(nonce);
    fetchLetters(org.theme.font);
    // What the server has drawn is on the screen already: nothing is lost by waiting for all of its parts.
    const isDrawn = root.firstChild !== null && isAsDrawn();
    const opened = await whatCame(org, isDrawn ? Infinity : undefined);
    // Blocks that came with the page name parts of their own.
    if (isDrawn) await bringParts(root.dataset.parts?.split(' ') ?? []);
    const page = (
      <StrictMode>
        <TakenOver>
          <App org={org} {...(opened && { opening: opened.opening })} />
        </TakenOver>
      </StrictMode>
    );
    if (isDrawn && opened?.isWhole) takeOver(root, page);
    else drawHere(root, page);
  } catch (error) {
    if (error instanceof MissingOrgData) await sayMissing(root, error);
    // Logged, not thrown: parts that load later import this module, and cannot import one that threw.
    reportError(error);
  }
}

// With the page in the document, all of it is drawn at once: the head has named its validator and, if it asks, the form's part.
async function whatCame(org: OrgData, patience?: number): Promise<Opened | undefined> {
  const brought = readBrought(document);
  const form = bringForm().catch(() => undefined);
  if (!brought) return undefined;
  const [opened] = await Promise.all([
    openDocument(brought, org, { bring: bringPage, ...(patience && { patience }) }),
    asks(brought) && form,
  ]);
  return opened;
}

function asks({ pages }: Brought): boolean {
  const all = Object.values(pages).flatMap((flow) => Object.values(flow));
  return all.some(({ display }) => Object.keys(display.properties).length > 0);
}

// ACC-B1: without a lender there is only the reason to show.
async function sayMissing(root: Element, { detail }: MissingOrgData): Promise<void> {
  document.title = MissingOrgData.title;
  const { NoLender } = await import('./shell/no-lender.tsx');
  createRoot(root).render(
    <TakenOver>
      <NoLender message={MissingOrgData.title} detail={detail} />
    </TakenOver>,
  );
}

// The server draws for visitors: it knows of no login.
function isAsDrawn(): boolean {
  return readToken() === undefined && document.documentElement.dataset.own === undefined;
}

// What the server drew for someone else was hidden.
function drawHere(root: HTMLElement, page: ReactNode): void {
  root.replaceChildren();
  delete document.documentElement.dataset.own;
  createRoot(root).render(page);
}

function takeOver(root: HTMLElement, page: ReactNode): void {
  ownStyles(root);
  drawWhole();
  hydrateRoot(root, page, { onRecoverableError: reportError });
}

// Its policy lets no element of the document bring a style; a script may set one.
function ownStyles(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-drawn-style]')) {
    one.style.cssText = one.dataset.drawnStyle ?? '';
    delete one.dataset.drawnStyle;
  }
}
