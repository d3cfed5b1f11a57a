/** The borrower's flow with what the browser knows of every page, straight from flows/heloc. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FlowCore, PageBrief } from '../../src/engine/content/bundle.ts';
import { heloc } from './heloc-core.ts';

const folder = 'flows/heloc/pages';

export const helocWithPages: FlowCore = {
  ...heloc,
  pages: Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const page: PageBrief & { id: string } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
        return [page.id, page];
      }),
  ),
};
