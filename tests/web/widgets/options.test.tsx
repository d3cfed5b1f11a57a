/**
 * What the vocabulary lets a page say to a widget and what the widget reads are the same: each one is drawn with every
 * option said, every button of it pressed, and what it asked of its options written down.
 */
/** Covers src/web/widgets. */
// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/web/platform/data/json.ts';
import type { WidgetName, WidgetProps } from '../../../src/web/platform/data/widget.ts';
import { widgets } from '../../../src/web/widgets/widgets.ts';
import { draw } from './draw.tsx';

type OptionSchema = {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  minItems?: number;
  properties?: Record<string, OptionSchema>;
  items?: OptionSchema;
};

const vocabulary: { widgets: Record<WidgetName, { options: OptionSchema }> } = JSON.parse(
  readFileSync('schemas/vocabulary.json', 'utf8'),
);
const names = Object.keys(vocabulary.widgets) as WidgetName[];

test.each(names)('%s reads the options that it declares, and no others', async (name) => {
  const declared = Object.keys(vocabulary.widgets[name].options.properties ?? {}).sort();
  const read = new Set<string>(readElsewhere[name]);

  // Facts and values for what shows an option only then: entries of a list, a refusal, a file.
  for (const given of situations[name] ?? [{}])
    await drawAndTouch(name, { ...given, options: recorded(saidTo(name, given.options), read) });

  await waitFor(() => expect([...read].sort()).toEqual(declared));
});

// The page reads it where it tells two tabs apart: tests/web/answer-words.
const readElsewhere: Partial<Record<WidgetName, string[]>> = { 'offer-selector': ['summary'] };

type Given = Parameters<typeof draw>[1] & object;

const list = ['A', 'B'];
const item: JsonSchema = { type: 'object', properties: { lender: { type: 'string' } } };
const refused: Given = { value: { institution: 'A', password: 'x' }, error: 'No', invalid: true };

const situations: Partial<Record<WidgetName, Given[]>> = {
  'checkbox-group': [
    { facts: { from: [{ uuid: 'a' }] } },
    { options: { from: '' }, schema: { items: { enum: list } } },
  ],
  'choice-cards': [{ facts: { from: [{ uuid: 'a' }] } }, { options: { from: '' }, schema: { enum: list } }],
  radio: [{ facts: { from: [{ uuid: 'a' }] } }, { options: { from: '' }, schema: { enum: list } }],
  'item-list': [
    { value: [{ lender: 'A' }], schema: { type: 'array', items: item }, options: { fixed: false } },
  ],
  'bank-link': [{}, refused],
  'income-link': [{}, refused],
  'slot-picker': [{ facts: { figures: { notarySlots: [{ id: 'NOW', label: 'Now' }] } } }],
  email: [{ value: 'maria@example.com' }],
  phone: [{ value: '+14155550123' }],
  consent: [{ page: { consents: {} } }],
};

async function drawAndTouch(name: string, given: Given): Promise<void> {
  await widgets[name]?.load?.();
  const { container, unmount } = draw(name, given);
  for (const button of container.querySelectorAll('button, input[type=checkbox]')) fireEvent.click(button);
  for (const input of container.querySelectorAll('input[type=file]'))
    fireEvent.change(input, {
      target: { files: [new File(['%PDF-'], 'page.pdf', { type: 'application/pdf' })] },
    });
  await Promise.resolve();
  unmount();
}

/** Every option of a widget, said in some way. */
function saidTo(name: WidgetName, said: object = {}): Record<string, unknown> {
  return { ...(sample('', vocabulary.widgets[name].options) as object), ...said };
}

function sample(name: string, schema: OptionSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [sample(name, schema.items ?? {})];
  if (schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return name;
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sample(key, part)]),
  );
}

function recorded(options: Record<string, unknown>, read: Set<string>): WidgetProps<unknown>['options'] {
  return new Proxy(options, {
    get: (target, key, self) => {
      if (typeof key === 'string') read.add(key);
      return Reflect.get(target, key, self);
    },
  });
}
