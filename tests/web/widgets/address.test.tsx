/**
 * Covers src/web/widgets/address.tsx, src/web/widgets/parts/use-completions.ts,
 *   src/web/widgets/parts/street-input.tsx.
 */
// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { JsonSchema } from '../../../src/web/platform/data/json.ts';
import type { PageContext } from '../../../src/web/platform/data/widget.ts';
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
  expect(await screen.findByText(/We couldn't find this address/)).toBeVisible();
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

const near = [
  { street1: '101 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' },
  { street1: '101 Sandbox Way', city: 'Tampa', state: 'FL', zip: '33602' },
];
const complete = '/service-application/external/api/v1/address/complete';

/** An address whose street suggests, beside a server that knows `items`. */
async function suggesting(items: unknown = near, value?: object) {
  const call = vi.fn<PageContext['call']>(async ({ path }) =>
    path === complete ? { items } : { kind: 'exact' },
  );
  const drawn = draw('address', { schema, value, options: { suggest: true }, page: { call } });
  const asked = () => call.mock.calls.flatMap(([{ path, body }]) => (path === complete ? [body] : []));
  return { ...drawn, call, asked, street: await screen.findByRole('combobox', { name: 'Street address' }) };
}

test('an address is offered while the street is typed, and fills in all its parts', async () => {
  const { user, street, answer, asked } = await suggesting(near, { street2: 'Apt 4' });
  await user.type(street, '101 Sand');
  const list = await screen.findByRole('listbox', { name: 'Suggested addresses' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(street).toHaveAttribute('aria-expanded', 'true');
  expect(asked()).toEqual([{ text: '101 Sand' }]);
  expect(screen.getByText(/^2 addresses found/)).toHaveAttribute('role', 'status');

  await user.click(screen.getByRole('option', { name: /Tampa, FL 33602/ }));

  expect(answer()).toEqual({ ...near[1], street2: 'Apt 4' });
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Tampa');
  expect(street).toHaveValue('101 Sandbox Way');
  await waitFor(() => expect(street).toHaveAttribute('aria-expanded', 'false'));
  expect(street).toHaveFocus();
});

test('arrows move, Enter takes, Escape closes and keeps what is typed', async () => {
  const { user, street, answer } = await suggesting();
  await user.type(street, '101 Sand');
  await screen.findByRole('listbox');
  expect(street).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(street.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Tampa');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(street).toHaveAttribute('aria-expanded', 'false'));
  expect(street).toHaveValue('101 Sand');

  await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  expect(answer()).toEqual(near[0]);
});

test('Enter chooses nothing that was not pointed at', async () => {
  const { user, street, answer } = await suggesting();
  await user.type(street, '101 Sand');
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(answer()).toEqual({ street1: '101 Sand' });
});

test('leaving the street closes the list', async () => {
  const { user, street } = await suggesting();
  await user.type(street, '101 Sand');
  await screen.findByRole('listbox');
  await user.tab();
  await waitFor(() => expect(street).toHaveAttribute('aria-expanded', 'false'));
});

test('a street that suggests looks as the other fields of the address do, and is filled in as before', async () => {
  const { street } = await suggesting();
  expect([...street.classList]).toEqual([...screen.getByLabelText('City').classList]);
  expect(street).toHaveAttribute('autocomplete', expect.stringMatching(/address-line1/));
});

test('an overtaken question is dropped, and a server that fails is not noticed', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const call = vi.fn<PageContext['call']>(async ({ signal }) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => {}) : Promise.reject(new Error('down'));
  });
  const { user, answer } = draw('address', { schema, options: { suggest: true }, page: { call } });
  const street = await screen.findByRole('combobox', { name: 'Street address' });
  await user.type(street, '101');
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.type(street, ' Main');
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals[0]?.aborted).toBe(true);
  expect(answer()).toEqual({ street1: '101 Main' });
  expect(street).toHaveAttribute('aria-expanded', 'false');
});

test('two letters are no question, nor is an answer that is no list', async () => {
  const { user, street, asked } = await suggesting('nonsense');
  await user.type(street, '10');
  await user.type(street, '1');
  await waitFor(() => expect(asked()).toEqual([{ text: '101' }]));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('autofill still knows the street, and a page that wants no suggestions has a plain field', async () => {
  const { street, unmount } = await suggesting();
  expect(street).toHaveAttribute('autocomplete', 'address-line1');
  expect(street).toHaveAttribute('aria-autocomplete', 'list');
  unmount();
  draw('address', { schema });
  expect(screen.getByRole('textbox', { name: 'Street address' })).toBeVisible();
});

test('a street that has the focus before its suggestions arrive keeps it and then suggests', async () => {
  const call = vi.fn<PageContext['call']>(async () => ({ items: near }));
  vi.resetModules();
  await import('../../learn-says.ts');
  const { draw: drawAnew } = await import('./draw.tsx');
  const { user } = drawAnew('address', { schema, options: { suggest: true }, page: { call } });
  const plain = screen.getByRole('textbox', { name: 'Street address' });
  plain.focus();
  const street = await screen.findByRole('combobox', { name: 'Street address' });
  expect(street).toHaveFocus();
  await user.keyboard('101 Sand');
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('what moves the page waits until the pointer that left is up, so that its click is not lost', async () => {
  const call = vi.fn(async () => ({ kind: 'suggestion', location: found }));
  const { user, blurred } = draw('address', { schema, value: typed, page: { call } });
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(document.body).toHaveFocus();
  expect(blurred).not.toHaveBeenCalled();
  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(blurred).toHaveBeenCalledOnce());
  expect(await screen.findByText('Did you mean this address?')).toBeVisible();
});

test('a ZIP code of another state is asked about, and one press keeps it', async () => {
  const asked = { ...typed, state: 'OR' };
  const { user, answer } = draw('address', { schema, value: asked });
  expect(
    await screen.findByText(/^94105 is mostly used in another state\..* Is it right for OR\?$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, 94105 is right' }));

  expect(answer()).toEqual({ ...asked, zipConfirmed: '94105 OR' });
  expect(screen.queryByText(/mostly used in another state/)).toBeNull();
});

test('another ZIP code is asked about again', async () => {
  draw('address', { schema, value: { ...typed, state: 'OR', zip: '94107', zipConfirmed: '94105 OR' } });
  expect(await screen.findByRole('button', { name: 'Yes, 94107 is right' })).toBeVisible();
});
