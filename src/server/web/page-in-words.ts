/** A page as the browser gets it, by its own address or in the document. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { CompiledPage } from '../../engine/content/bundle.ts';
import { pageForBrowser } from '../../engine/content/flow-core.ts';
import { saysOfPage, showsDocuments } from '../../engine/content/says-of.ts';

/** The page with the sentences that its widgets and blocks say, in the language of the lender's content, and what that says of documents. */
export function pageInWords({ site, language }: OrgContent, page: CompiledPage) {
  const { legal } = site.languages?.[language] ?? {};
  return {
    ...pageForBrowser(page),
    says: { language, rooms: saysOfPage(page, site) },
    ...(legal && showsDocuments(page) && { legal }),
  };
}
