/**
 * Covers src/web/widgets/{email,money,number,percent,phone,routing-number,text,textarea}.tsx,
 *   src/web/widgets/typing.
 */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const field = () => screen.getByRole('textbox', { name: 'The question' });

test('text answers without the spaces around it, and an emptied field has no answer', async () => {
  const { user, answer } = draw('text');
  await user.type(field(), ' Acme Roofing ');
  expect(answer()).toBe('Acme Roofing');

  await user.clear(field());

  expect(answer()).toBeUndefined();
});

test('backspace and delete take the borrower’s own spaces, one at a time', async () => {
  const { user } = draw('text');
  await user.type(field(), '12 Main ');
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('12 Main');
  await user.keyboard('{ArrowLeft>5/}{Delete}');
  expect(field()).toHaveValue('12Main');
});

test('help and error describe the control; a required, invalid field says so', () => {
  draw('text', { help: 'As on your ID', required: true, invalid: true });
  expect(field()).toHaveAccessibleDescription('As on your ID');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('aria-required', 'true');
});

test('a name field takes its autofill purpose from the schema', () => {
  draw('text', { schema: { autocomplete: 'given-name' } });
  expect(field()).toHaveAttribute('autocomplete', 'given-name');
});

test('email offers the email keyboard and keeps a bad address as typed', async () => {
  const { user, answer } = draw('email');
  await user.type(field(), 'sam@@example');
  expect(field()).toHaveAttribute('inputmode', 'email');
  expect(field()).toHaveAttribute('autocomplete', 'email');
  expect(answer()).toBe('sam@@example');
});

test('a phone number formats itself and is stored with the country code', async () => {
  const { user, answer } = draw('phone');
  await user.type(field(), '2025550101');
  expect(field()).toHaveValue('(202) 555-0101');
  expect(answer()).toBe('+12025550101');
});

test('backspace in a phone number removes a digit, never a separator', async () => {
  const { user } = draw('phone', { value: '+12025550101' });
  await user.click(field());
  await user.keyboard('{Backspace>5/}');
  expect(field()).toHaveValue('(202) 55');
});

test('a number with letters is kept so that it can be mended', async () => {
  const { user, answer } = draw('phone');
  await user.type(field(), '202-CALL-US');
  expect(field()).toHaveValue('(202CALL-US');
  expect(answer()).toBe('(202CALL-US');
});

test('a separator typed in the middle of a number leaves the caret where it is', async () => {
  const { user } = draw('phone', { value: '+12025550101' });
  await user.type(field(), '-', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('(225) 550-101');
});

test('money groups its digits while they are typed and answers whole dollars', async () => {
  const { user, answer } = draw('money');
  await user.type(field(), '138000');
  expect(field()).toHaveValue('138,000');
  expect(answer()).toBe(138000);
});

test('a digit typed in the middle of an amount keeps the caret behind it', async () => {
  const { user, answer } = draw('money', { value: 12345 });
  await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('129,345');
  expect(answer()).toBe(129345);

  await user.keyboard('8');

  expect(field()).toHaveValue('1,298,345');
});

test('an amount in words stays as typed and is no number', async () => {
  const { user, answer } = draw('money');
  await user.type(field(), 'about 9k');
  await user.tab();
  expect(field()).toHaveValue('about 9k');
  expect(answer()).toBe('about 9k');
});

test('a value that changes from outside replaces the text', async () => {
  draw('money', { value: 50 });
  expect(field()).toHaveValue('50');
});

test('percent and number keep a trailing point while it is being typed', async () => {
  const { user, answer } = draw('percent');
  await user.type(field(), '6.');
  expect(field()).toHaveValue('6.');
  await user.type(field(), '125');
  expect(answer()).toBe(6.125);
});

test('a year is not grouped when the page says so', async () => {
  const { user, answer } = draw('number', { options: { grouped: false } });
  await user.type(field(), '1998');
  expect(field()).toHaveValue('1998');
  expect(answer()).toBe(1998);
});

test('a textarea counts and never cuts off', async () => {
  const { user, answer } = draw('textarea', { schema: { maxLength: 5 } });
  await user.type(field(), 'seven!!');
  expect(answer()).toBe('seven!!');
  expect(field()).toHaveAccessibleDescription('Over the limit by 2');
});

test('a PIN and a session code drop spaces; the code writes itself in capitals', async () => {
  const first = draw('pin');
  await first.user.type(field(), '24 68');
  expect(first.answer()).toBe('2468');
  first.unmount();

  const second = draw('notary-id');
  await second.user.type(field(), 'ab 12');
  expect(second.answer()).toBe('AB12');
  expect(field()).toHaveValue('AB 12');
});

test('a disabled field cannot be typed into', async () => {
  const { user, changes } = draw('money', { disabled: true, value: 10 });
  await user.type(field(), '5');
  expect(changes).toEqual([]);
});

test.each([
  ['email', 'sam@example.com', 'sam@example.com', true],
  ['email', 'Sam@Example.com', 'sam@example.com', true],
  ['email', 'sam@example.com', 'other@example.com', false],
  ['phone', '+12025550101', '+12025550101', true],
  ['phone', '+12025550101', undefined, false],
])('%s %s is marked as verified when %s was proved: %s', (name, value, proved, marked) => {
  const facts = { profile: { verified: { [name]: proved } } };
  draw(name, { value, facts, options: { verified: `profile.verified.${name}` } });
  expect(screen.queryAllByText('Verified')).toHaveLength(marked ? 1 : 0);
});
