/** What a document brought, ready to be drawn at once: by the server as text, and by the browser that takes the text over. */
import { type OpeningCache, openingCache, type Ways } from './platform/api/hooks/opening-cache.ts';
import { pageKey } from './platform/api/hooks/use-content.ts';
import type { OrgData } from './platform/data/org.ts';
import type { Brought } from './platform/data/read-brought.ts';
import { speakPage } from './platform/data/say.ts';

export type Opened = {
  opening: OpeningCache;
  /** Whether all of the page is here, so that it is drawn in one go. */
  isWhole: boolean;
};

/** Resolves once all of the page is here. A page in a language of its own is spoken from the start. */
export async function openDocument(brought: Brought, org: OrgData, ways: Ways): Promise<Opened> {
  const opening = await openingCache(brought, org, ways);
  const pages = Object.entries(brought.pages).flatMap(([flow, all]) =>
    Object.entries(all).map(([id, page]) => ({ key: pageKey(org.contentHash, flow, id), page })),
  );
  speakPage(pages[0]?.page.language);
  return { opening, isWhole: pages.every(({ key }) => opening.has(key)) };
}
