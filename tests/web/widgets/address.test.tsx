// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { JsonSchema } from '../../../src/web/data/json.ts';
import { draw } from './draw.tsx';

const schema: JsonSchema = {
  required: ['street1', 'city', 'state', 'zip'],
  properties: {
    street1: { type: 'string', autocomplete: 'address-line1' },
    state: { type: 'string', enum: ['CA', 'OR'] },
    zip: { type: 'string', autocomplete: 'postal-code' },
  },
};
const typed = { street1: '12 Sandbox Wy', city: 'Sampletown', state: 'CA', zip: '94105' };
const found = { street1: '12 Sandbox Way', city: 'Sampletown', state: 'CA', zip: '94105-1234' };

test('every part has its label and its autofill purpose, and the answer is one object', async () => {
  const { user, answer } = draw('address', { schema });
  await user.type(screen.getByRole('textbox', { name: 'Street address' }), typed.street1);
  await user.type(screen.getByRole('textbox', { name: 'City' }), typed.city);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CA');
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), typed.zip);
  expect(answer()).toEqual(typed);
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveAttribute('autocomplete', 'postal-code');
  expect(screen.getByRole('textbox', { name: /Apartment/ })).toHaveAccessibleName(
    'Apartment, suite or unit (optional)',
  );
});

test('leaving the address asks the post office, and its spelling is only offered', async () => {
  const call = vi.fn(async () => ({ kind: 'suggestion', location: found }));
  const { user, answer } = draw('address', { schema, value: typed, page: { call } });
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.click(document.body);

  expect(await screen.findByText('Did you mean this address?')).toBeVisible();
  expect(call).toHaveBeenCalledWith({
    method: 'POST',
    path: '/service-application/external/api/v1/address/suggest',
    body: { location: typed },
  });
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(answer()).toEqual(found);
  expect(screen.queryByText('Did you mean this address?')).toBeNull();
});

test('one may keep what one typed, and is not asked again', async () => {
  const call = vi.fn(async () => ({ kind: 'suggestion', location: found }));
  const { user, changes } = draw('address', { schema, value: typed, page: { call } });
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.click(document.body);
  await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.click(document.body);
  expect(changes).toEqual([]);
  expect(call).toHaveBeenCalledOnce();
});

test('moving between the parts does not count as leaving', async () => {
  const call = vi.fn(async () => ({ kind: 'exact' }));
  const { user, blurred } = draw('address', { schema, value: typed, page: { call } });
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.tab();
  expect(call).not.toHaveBeenCalled();
  expect(blurred).not.toHaveBeenCalled();
});

test('an unknown address is said, a silent server is not', async () => {
  const first = draw('address', { schema, value: typed, page: { call: async () => ({ kind: 'none' }) } });
  await first.user.click(screen.getByRole('textbox', { name: 'City' }));
  await first.user.click(document.body);
  expect(await screen.findByText(/We could not find this address/)).toBeVisible();
  first.unmount();

  const second = draw('address', {
    schema,
    value: typed,
    page: { call: async () => Promise.reject(new Error('down')) },
  });
  await second.user.click(screen.getByRole('textbox', { name: 'City' }));
  await second.user.click(document.body);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the error of a part stands at the part and describes it', () => {
  draw('address', { schema, invalid: true, errors: { '/zip': 'Enter a 5-digit ZIP code' } });
  const zip = screen.getByRole('textbox', { name: 'ZIP code' });
  expect(zip).toBeInvalid();
  expect(zip).toHaveAccessibleDescription('Enter a 5-digit ZIP code');
  expect(zip).toHaveAttribute('id', 'field-answer-zip');
});
