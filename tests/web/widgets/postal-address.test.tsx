/** Where mail goes: at home as a home is asked for, abroad in the country's own way, and back again with nothing left over. */
/** Covers src/web/widgets/postal-address.tsx, src/web/widgets/lazy-widgets.tsx. */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { JsonSchema } from '../../../src/web/platform/data/json.ts';
import { widgets } from '../../../src/web/widgets/widgets.ts';
import { draw } from './draw.tsx';

const schema: JsonSchema = {
  required: ['street1', 'city'],
  properties: {
    street1: { type: 'string' },
    state: { type: 'string', enum: ['CA', 'OR'] },
    zip: { type: 'string' },
    country: { type: 'string', enum: ['AT', 'DE', 'FR'] },
    region: { type: 'string' },
    postalCode: { type: 'string', autocomplete: 'postal-code' },
  },
};
const home = {
  street1: '12 Main St',
  street2: 'Apt 4',
  city: 'Reno',
  state: 'CA',
  zip: '94105',
  zipConfirmed: '94105 CA',
};
const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const country = () => screen.findByRole('combobox', { name: 'Country' });

test('nothing chosen is the United States; the state and the ZIP code are asked for and not optional', async () => {
  await widgets['postal-address']?.load?.();
  draw('postal-address', { schema });

  expect(await country()).toHaveDisplayValue('United States');
  expect(screen.getByRole('combobox', { name: 'State' })).toBeVisible();
  expect(box('ZIP code')).toBeVisible();
  expect(
    screen.getAllByRole('option', { name: /Austria|France|Germany/ }).map((one) => one.textContent),
  ).toEqual([...['Austria', 'France', 'Germany']]);
});

test('with another country the state and the ZIP code go; back at home what belonged there goes', async () => {
  await widgets['postal-address']?.load?.();
  const call = vi.fn();
  const { user, answer } = draw('postal-address', { schema, value: home, page: { call } });
  await user.selectOptions(await country(), 'France');
  expect(answer()).toEqual({ street1: '12 Main St', street2: 'Apt 4', city: 'Reno', country: 'FR' });
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  await user.type(box('Postal code (optional)'), '75002');
  await user.type(box('State, province or region (optional)'), 'Île-de-France');
  await user.click(document.body);
  expect(answer()).toMatchObject({ country: 'FR', postalCode: '75002', region: 'Île-de-France' });
  // Our post office knows nothing of it.
  expect(call).not.toHaveBeenCalled();

  await user.selectOptions(await country(), 'United States');
  expect(answer()).toEqual({ street1: '12 Main St', street2: 'Apt 4', city: 'Reno' });
});
