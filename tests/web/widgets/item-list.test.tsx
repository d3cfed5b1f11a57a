/** Covers src/web/widgets/item-list.tsx, src/web/widgets/parts/item-card.tsx. */
// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/web/platform/data/json.ts';
import { whole } from '../fixtures/whole.ts';
import { draw } from './draw.tsx';

const schema: JsonSchema = {
  type: 'array',
  maxItems: 3,
  items: {
    type: 'object',
    required: ['lender', 'balance'],
    properties: {
      uuid: { type: 'string' },
      lender: { type: 'string' },
      type: { enum: ['FIRST', 'SECOND'] },
      balance: { type: 'integer' },
      newDebt: { type: 'boolean' },
      payment: { type: 'integer' },
    },
  },
};
const options = {
  itemTitle: 'Loan',
  addLabel: 'Add a loan',
  empty: 'No loans found.',
  summary: '{{item.lender}}, {{item.type}}: {{item.balance | money}} owed',
  ui: {
    lender: { 'ui:widget': 'text', 'ui:title': 'Lender' },
    type: {
      'ui:widget': 'select',
      'ui:title': 'Kind',
      'ui:options': { choices: { FIRST: { label: 'first mortgage' } } },
    },
    balance: { 'ui:widget': 'money', 'ui:title': 'Balance', 'ui:help': 'What you owe today.' },
    newDebt: { 'ui:widget': 'yes-no', 'ui:title': 'New debt?' },
    payment: { 'ui:widget': 'money', 'ui:title': 'Payment', showWhen: { field: 'newDebt', is: true } },
  },
};
const loans = [
  { uuid: 'a', lender: 'Harbor', type: 'FIRST', balance: 284000 },
  { uuid: 'b', lender: 'Pinehill', balance: 26000 },
];

test('each item is one line in words; an empty list says so', () => {
  const { unmount } = draw('item-list', { schema, options, value: loans });
  expect(screen.getByText(whole('Harbor, first mortgage: $284,000 owed'))).toBeVisible();
  unmount();

  draw('item-list', { schema, options });
  expect(screen.getByText('No loans found.')).toBeVisible();
});

test('what is given and not asked names an item that nobody has answered yet', () => {
  const asks = { newDebt: options.ui.newDebt };
  draw('item-list', { schema, options: { ...options, fixed: true, ui: asks }, value: [loans[1]] });
  expect(screen.getByText(whole('Pinehill, —: $26,000 owed'))).toBeVisible();
});

test('adding opens an empty item with its first field focused', async () => {
  const { user, answer } = draw('item-list', { schema, options });
  await user.click(screen.getByRole('button', { name: 'Add a loan' }));
  const lender = screen.getByRole('textbox', { name: 'Lender' });
  expect(lender).toHaveFocus();

  await user.type(lender, 'Acme Bank');
  await user.type(screen.getByRole('textbox', { name: 'Balance' }), '12000');

  expect(answer()).toEqual([
    { uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), lender: 'Acme Bank', balance: 12000 },
  ]);
  expect(screen.getByRole('textbox', { name: 'Balance' })).toHaveAccessibleDescription('What you owe today.');
});

test('editing closes with the focus back on the item', async () => {
  const { user } = draw('item-list', { schema, options, value: loans });
  await user.click(screen.getByRole('button', { name: 'Edit Loan 2' }));
  expect(screen.getByRole('textbox', { name: 'Lender' })).toHaveValue('Pinehill');
  await user.click(screen.getByRole('button', { name: 'Done Loan 2' }));
  expect(screen.getByRole('button', { name: 'Edit Loan 2' })).toHaveFocus();
});

test('removing can be undone and puts the item back in its place', async () => {
  const { user, answer } = draw('item-list', { schema, options, value: loans });
  await user.click(screen.getByRole('button', { name: 'Remove Loan 1' }));
  expect(answer()).toEqual([loans[1]]);
  expect(screen.getByRole('status')).toHaveTextContent('Removed: Harbor');

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(answer()).toEqual(loans);
});

test('a field that depends on another is asked only then', async () => {
  const { user } = draw('item-list', { schema, options, value: [loans[0]] });
  await user.click(screen.getByRole('button', { name: 'Edit Loan 1' }));
  expect(screen.queryByRole('textbox', { name: /Payment/ })).toBeNull();
  await user.click(
    within(screen.getByRole('radiogroup', { name: /New debt/ })).getByRole('radio', { name: 'Yes' }),
  );
  expect(screen.getByRole('textbox', { name: /Payment/ })).toBeVisible();
});

test('an item with an error opens by itself and shows it at the field', () => {
  draw('item-list', {
    schema,
    options,
    value: loans,
    invalid: true,
    errors: { '/1/balance': 'Enter an amount' },
  });
  expect(screen.getByRole('textbox', { name: 'Balance' })).toHaveAccessibleDescription(
    'What you owe today. Enter an amount',
  );
  expect(screen.getByRole('textbox', { name: 'Balance' })).toHaveAttribute('id', 'field-answer-1-balance');
});

test('there is no adding beyond the limit, and none in a fixed list', () => {
  const { unmount } = draw('item-list', { schema, options, value: [...loans, loans[0]] });
  expect(screen.queryByRole('button', { name: 'Add a loan' })).toBeNull();
  unmount();

  draw('item-list', { schema, options: { ...options, fixed: true }, value: loans });
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit Loan 1' })).toBeVisible();
});

test('without words from the page the schema is enough', async () => {
  const { user } = draw('item-list', { schema, value: loans });
  await user.click(screen.getByRole('button', { name: 'Edit Entry 1' }));
  expect(screen.getByRole('textbox', { name: 'Lender' })).toHaveValue('Harbor');
  expect(screen.queryByRole('textbox', { name: /uuid/i })).toBeNull();
});

test('an address may stand in an entry, and a wrong part of it is said at that part', () => {
  const homes: JsonSchema = {
    type: 'array',
    items: {
      required: ['location'],
      properties: { location: { properties: { zip: { type: 'string' } } } },
    },
  };
  const ui = { location: { 'ui:widget': 'address', 'ui:title': 'Address' } };
  const errors = { '/0/location/zip': "Check the ZIP code. It isn't in that state" };
  draw('item-list', {
    schema: homes,
    options: { ui, itemTitle: 'Home' },
    value: [{ location: { street1: '1 A St', zip: '10001' } }, { location: { zip: '95814' } }],
    invalid: true,
    errors,
  });
  const first = within(screen.getByRole('group', { name: 'Home 1' }));
  expect(first.getByRole('textbox', { name: /ZIP code/ })).toHaveAccessibleDescription(
    "Check the ZIP code. It isn't in that state",
  );
  expect(first.getByRole('textbox', { name: /Street address/ })).toBeValid();
  expect(within(screen.getByRole('group', { name: 'Home 2' })).queryByRole('textbox')).toBeNull();
});
