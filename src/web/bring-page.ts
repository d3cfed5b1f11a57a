/** Brings the code of a page's blocks and widgets, so that all of it is drawn at once. */
import { bringBlocks } from './blocks/blocks.ts';
import type { Page } from './platform/data/content.ts';
import { bringWidgets } from './widgets/bring-widgets.ts';

/** Resolves also where something failed: it is asked for again where it stands. */
export async function bringPage(page: Page): Promise<void> {
  await Promise.all([bringBlocks(page), bringWidgets(page)]);
}
