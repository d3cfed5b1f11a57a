/** Covers src/web/widgets/{widgets,bring-widgets}.ts. */
// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import vocabulary from '../../../schemas/vocabulary.json' with { type: 'json' };
import type { Page } from '../../../src/web/platform/data/content.ts';
import { bringWidgets } from '../../../src/web/widgets/bring-widgets.ts';
import { widgets } from '../../../src/web/widgets/widgets.ts';

test('every widget that a page may name is there, under its own name', () => {
  expect(Object.keys(widgets).sort()).toEqual(Object.keys(vocabulary.widgets).sort());
  for (const [name, widget] of Object.entries(widgets)) expect(widget.name).toBe(name);
});

test('the heavy ones are loaded when they are shown', () => {
  const lazy = Object.values(widgets).filter((widget) => widget.lazy);
  expect(lazy.map(({ name }) => name).sort()).toEqual(
    (
      'account-number bank-link checkbox-group choice-groups device-check document-reader file-upload income-link item-list kba notary-id offer-selector ' +
      'one-pdf otp password postal-address routing-number schedule signature slot-picker ssn textarea wish-link'
    ).split(' '),
  );
});

test('a page brings the heavy ones by which it asks, and no others; one that fails holds nothing up', async () => {
  const asked: string[] = [];
  for (const name of ['document-reader', 'signature', 'kba'])
    vi.spyOn(widgets[name] as { load(): Promise<unknown> }, 'load').mockImplementation(async () => {
      asked.push(name);
      if (name === 'document-reader') throw new Error('The network is away.');
    });
  const properties = { read: { type: 'array' }, name: { type: 'string' }, signature: { type: 'object' } };
  const ui = { read: { 'ui:widget': 'document-reader' }, signature: { 'ui:widget': 'signature' } };

  await bringWidgets({ id: 'sign', display: { properties }, ui } as unknown as Page);

  expect(asked).toEqual(['document-reader', 'signature']);
  vi.restoreAllMocks();
});
