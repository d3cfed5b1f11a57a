/** The borrower's flow with what the browser knows of every page, straight from flows/heloc. */
import type { FlowCore, PageBrief } from '../../src/engine/content/bundle.ts';
import { filesLike, wholeFile } from '../whole-files.ts';
import { heloc } from './heloc-core.ts';

export const helocWithPages: FlowCore = {
  ...heloc,
  pages: Object.fromEntries(
    filesLike(/^flows\/heloc\/pages\//).map((path) => {
      const page = wholeFile<PageBrief & { id: string }>(path);
      return [page.id, page];
    }),
  ),
};
