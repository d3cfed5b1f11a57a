/** A page, or a panel, as the browser gets it, with what it says in the language of the lender's content. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import { flowCore, pageForBrowser } from '../../engine/content/flow-core.ts';
import { saysOfPage, saysOfPanel, showsDocuments } from '../../engine/content/says-of.ts';

/** The page with the sentences that its widgets and blocks say, in the language of the lender's content, and what that says of documents. */
export function pageInWords({ site, language }: OrgContent, page: CompiledPage) {
  const { legal } = site.languages?.[language] ?? {};
  return {
    ...pageForBrowser(page),
    says: { language, rooms: saysOfPage(page, site) },
    ...(legal && showsDocuments(page) && { legal }),
  };
}

/** A flow's core; that of a panel brings the panel's sentences, which no page and no document has. */
export function coreInWords({ site, language }: OrgContent, flow: CompiledFlow) {
  const core = flowCore(flow);
  return flow.phases ? { ...core, says: { language, rooms: saysOfPanel(flow.id, site) } } : core;
}
