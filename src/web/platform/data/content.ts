/** The content as the server sends it to the browser, in the engine's words. */
import type { BrowserPage, FlowCore } from '../../../engine/content/bundle.ts';
import type { Action, Block, Confirm, FieldUi } from '../../../types/page.ts';

/** A flow without its pages' contents. */
export type Core = FlowCore;

/** A compiled page: references inlined, bindings known. */
export type Page = BrowserPage;

export type { Action, Block, Confirm, FieldUi };
