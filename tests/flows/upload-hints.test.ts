/** Covers flows. */
/** What files an upload takes is told once: by the widget, which reads the limits. A field's own help never tells it again. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Options = { type?: string; camera?: string };
type Ui = Record<string, { 'ui:widget'?: string; 'ui:help'?: string; 'ui:options'?: Options }>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { id?: string; ui?: Ui };
const pages = readdirSync('flows', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:heloc|signer|support|register)\/pages\/.*\.json$/.test(name))
  .map((name) => ({ name, page: read(`flows/${name}`) }));

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
  const { uploads: limits } = JSON.parse(readFileSync('flows/limits.json', 'utf8'));
  const differ = uploads.filter(
    ({ options }) => (options.camera === 'user') !== limits.photosOnly.includes(options.type),
  );

  expect(differ).toEqual([]);
  expect(uploads.filter(({ options }) => options.camera === 'user')).not.toEqual([]);
});
