/**
 * Picks what the browser needs of a compiled flow: the flow without its pages, and a page without what only the server
 * needs.
 */
import type { BrowserPage, CompiledFlow, CompiledPage, FlowCore, PageBrief } from './bundle.ts';

/**
 * Everything but the pages' own content, the sentences that come with the document and with each page, and what only the
 * server says: in its refusals, in emails and text messages.
 */
export function flowCore({ pages, site, ...core }: CompiledFlow): FlowCore {
  const { says: _, serverSays: __, messages: ___, mail: ____, ...rest } = site ?? {};
  return {
    ...core,
    ...(site && { site: rest }),
    pages: Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, brief(page)])),
  };
}

/** A page without the schema for validation: that is served as a module. */
export function pageForBrowser({ authored: _, ...page }: CompiledPage): BrowserPage {
  return page;
}

function brief(page: CompiledPage): PageBrief {
  const { title, progress, time, params, query, open, loads, picks, everySeconds } = page;
  return JSON.parse(
    JSON.stringify({ title, progress, time, params, query, open, loads, picks, everySeconds }),
  );
}
