/**
 * Draws a page as text, for the document that the server sends: the same elements that the browser then takes over. Built by itself
 * (dist/draw), and loaded by the server.
 */
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, type AppProps } from './app.tsx';
import { bringPage } from './bring-page.ts';
import { openDocument } from './open-document.ts';
import { bringForm } from './page/form-part.tsx';
import { drawWhole } from './page/use-first-screen.ts';
import type { OrgData } from './platform/data/org.ts';
import type { Brought } from './platform/data/read-brought.ts';
import { forgetSays } from './platform/data/say.ts';
import { forgetValues } from './platform/jsx/kept-parts.ts';
import { forgetDrawn, partsDrawn } from './platform/jsx/part.tsx';
import { drawn as titled } from './shell/use-page-title.ts';
import { TakenOver } from './taken-over.tsx';

export type Drawing = {
  /** The lender's data and what the page needs, as the document holds them. */
  org: OrgData;
  brought: Brought;
  /** Of the request, from the first slash on. */
  url: string;
  /** A validator of `brought.pages`, as the module that a browser loads. */
  importModule(url: string): Promise<unknown>;
};

/** The content of a document's root, the document's title, and the parts of the app that were drawn. */
export type Drawn = { text: string; title: string | undefined; parts: string[] };

/** Drawings must not overlap: what is said is of one language and one lender at a time. */
export async function draw({ org, brought, url, importModule }: Drawing): Promise<Drawn> {
  await bringForm();
  drawWhole();
  forgetSays();
  const { opening, isWhole } = await openDocument(brought, org, {
    bring: bringPage,
    importModule,
    patience: Infinity,
  });
  if (!isWhole) throw new Error('The page is not whole');
  const Router: AppProps['router'] = (props) => <StaticRouter location={url} {...props} />;
  const page = (
    <StrictMode>
      <TakenOver>
        <App org={org} opening={opening} router={Router} importModule={importModule} />
      </TakenOver>
    </StrictMode>
  );
  const first = drawn(page);
  if (!first.text.includes(later)) return first;
  // Parts that no page needed before: they stay here.
  await prerender(page);
  return drawn(page);
}

// What a browser remembers of one visitor's texts starts empty, too.
function drawn(page: ReactNode): Drawn {
  forgetValues();
  forgetDrawn();
  titled.title = undefined;
  // In a browser React sets the property of an element that HTML does not know; as text it would leave the attribute out.
  const text = renderToString(page).replaceAll('<hl-value>', '<hl-value translate="no">');
  return { text, title: titled.title, parts: partsDrawn() };
}

/** As React marks what could not be drawn yet. */
const later = '<!--$!-->';
