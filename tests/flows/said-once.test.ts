/** Nothing is said twice: no label says by itself what the form adds to it, and no card begins with its own heading. */
/** Covers flows/heloc, flows/signer, flows/register, flows/support, flows/languages. */
import { expect, test } from 'vitest';
import type { Bundle } from '../../src/engine/content/bundle.ts';
import { textsIn } from '../../src/engine/lints/texts.ts';
import { loadBundle } from '../../src/tools/decide/load-flow.ts';
import type { Site } from '../../src/types/site.ts';
import { wholeFile } from '../whole-files.ts';

const flows = ['heloc', 'signer', 'register', 'support'];
const bundles = flows.map((flow) => loadBundle({ flow, org: 'default', out: '.' }));
const pages = bundles.flatMap((bundle) => Object.values(bundle.pages).map((page) => ({ bundle, page })));
const read = (file: string) => wholeFile<Site>(file);

test('no label says that it is optional: the form adds that', () => {
  const { optional = '' } = read('flows/site.json').says?.page ?? {};
  const labels = pages.flatMap(({ bundle, page }) =>
    Object.entries(page.schema?.properties ?? {}).map(([field, asked]) => ({
      at: `${bundle.flow.id}/${page.id}: ${field}`,
      title: String((asked as { title?: string }).title ?? ''),
    })),
  );

  expect(optional).toBe('(optional)');
  expect(labels.length).toBeGreaterThan(150);
  expect(labels.filter(({ title }) => title.includes(optional))).toEqual([]);
});

test('no block begins with its own heading', () => {
  const twice = pages.flatMap(({ bundle, page }) =>
    (page.content ?? []).flatMap((block) => {
      const { title = '', text = '' } = block as { title?: string; text?: string };
      return title !== '' && text.startsWith(title) ? [`${bundle.flow.id}/${page.id}: ${title}`] : [];
    }),
  );

  expect(twice).toEqual([]);
});

test('what a condition says does not repeat a heading of the page that shows it', () => {
  const repeated = bundles.flatMap((bundle) =>
    Object.entries(bundle.conditions ?? {}).flatMap(([id, condition]) =>
      headingsOf(bundle, condition.page).flatMap((heading) =>
        textsIn(condition.says)
          .filter(({ text }) => text.startsWith(`${heading}.`))
          .map(({ text }) => `${bundle.flow.id} ${id}: ${text}`),
      ),
    ),
  );

  expect(repeated).toEqual([]);
});

function headingsOf(bundle: Bundle, page: string): string[] {
  const content = bundle.pages[page.split('?')[0] ?? '']?.content ?? [];
  return content.flatMap((block) => ('title' in block && block.title ? [block.title] : []));
}
