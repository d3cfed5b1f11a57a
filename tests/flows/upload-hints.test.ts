/** What files an upload takes is told once: by the widget, which reads the limits. A field's own help never tells it again. */
/** Covers flows. */
import { expect, test } from 'vitest';
import type { Limits } from '../../src/types/limits.ts';
import { filesLike, wholeFile } from '../whole-files.ts';

type Options = { type?: string; camera?: string };
type Ui = Record<string, { 'ui:widget'?: string; 'ui:help'?: string; 'ui:options'?: Options }>;

const read = (file: string) => wholeFile<{ id?: string; ui?: Ui }>(file);
const pages = filesLike(/^flows\/(?:heloc|signer|support|register)\/pages\//).map((path) => ({
  name: path.slice('flows/'.length),
  page: read(path),
}));

const uploads = pages.flatMap(({ name, page }) =>
  Object.entries(page.ui ?? {})
    .filter(([, ui]) => ui['ui:widget'] === 'file-upload')
    .map(([field, ui]) => ({ name, field, help: ui['ui:help'] ?? '', options: ui['ui:options'] ?? {} })),
);

test('no field for files tells sizes beside the line that the widget writes', () => {
  expect(uploads.length).toBeGreaterThan(20);
  const twice = uploads.filter(({ help }) => /limits\.uploads|\bMB\b/.test(help));
  expect(twice).toEqual([]);
});

test('nor does one in Spanish', () => {
  const said = uploads.flatMap(({ name, field }) => {
    try {
      return read(`flows/languages/es/${name}`).ui?.[field]?.['ui:help'] ?? [];
    } catch {
      return [];
    }
  });
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((help) => /limits\.uploads|\bMB\b/.test(help))).toEqual([]);
});

test('the fields that offer photos only are those of which the server takes photos only', () => {
  const { uploads: limits } = wholeFile<Limits>('flows/limits.json');
  const differ = uploads.filter(
    ({ options }) => (options.camera === 'user') !== limits.photosOnly.some((type) => type === options.type),
  );

  expect(differ).toEqual([]);
  expect(uploads.filter(({ options }) => options.camera === 'user')).not.toEqual([]);
});
