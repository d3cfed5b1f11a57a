/** A page, or a panel, as the browser gets it, with what it says in the language of the lender's content. */
import type { OrgContent } from '../../../content/loaded/content.ts';
import type { CompiledFlow, CompiledPage } from '../../../engine/content/bundle.ts';
import { flowCore, pageForBrowser } from '../../../engine/content/flow-core.ts';
import { saysAroundPage, saysOfPage, saysOfPanel, showsDocuments } from '../../../engine/content/says-of.ts';

/**
 * The page with the sentences that its widgets and blocks say, and what is said of its documents. They are in the language of
 * the lender's content; a page that stays in the language of the flows brings theirs, so that no page mixes two.
 */
export function pageInWords(lender: OrgContent, page: CompiledPage) {
  const { site, language } = lender;
  const { legal } = site.languages?.[language] ?? {};
  return {
    ...pageForBrowser(page),
    says: saysWith(lender, page),
    ...(legal && showsDocuments(page) && { legal }),
  };
}

function saysWith({ site, language, source }: OrgContent, page: CompiledPage) {
  if (page.language === undefined || !source) return { language, rooms: saysOfPage(page, site) };
  return { language: page.language, rooms: saysAroundPage(page, source) };
}

/** A flow's core; that of a panel brings the panel's sentences, which no page and no document has. */
export function coreInWords({ site, language }: OrgContent, flow: CompiledFlow) {
  const core = flowCore(flow);
  return flow.phases ? { ...core, says: { language, rooms: saysOfPanel(flow.id, site) } } : core;
}
