/** Brings the widgets of a page whose code is not here yet, so that they are drawn with it and nothing below them jumps (FINDING-B15). */

import { fieldNames } from '../page/form-schema.ts';
import { pickWidget } from '../page/pick-widget.ts';
import type { Page } from '../platform/data/content.ts';
import { widgets } from './widgets.ts';

/** What fails is asked for again where it stands. */
export async function bringWidgets(page: Page): Promise<void> {
  const bring = async (name: string) => pickWidget(page, name, widgets).load?.();
  await Promise.allSettled(fieldNames(page).map(bring));
}
