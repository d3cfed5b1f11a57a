/** What a tool of the browser wrote into the boxes, without an event, is there when the page is sent. */
/** Covers src/web/platform/boxes. */
// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenForBoxes } from '../../../src/web/platform/boxes/listen-for-boxes.ts';
import { draw } from '../widgets/draw.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenForBoxes();
});
afterEach(() => stop());

const choices = {
  type: 'string' as const,
  oneOf: [
    { const: 'A', title: 'Own' },
    { const: 'B', title: 'Rent' },
  ],
};
const box = () => screen.getByLabelText<HTMLInputElement>('Field');

test.each([
  ['text', 'Ada', 'Ada'],
  ['email', 'ada@example.com', 'ada@example.com'],
  ['phone', '2025550134', '+12025550134'],
  ['money', '41500', 41500],
  ['ssn', '123-45-6789', '123456789'],
  ['birthdate', '05/06/1981', '1981-05-06'],
  ['password', 'a long enough word', 'a long enough word'],
  ['textarea', 'Because', 'Because'],
])('%s', async (widget, text, stored) => {
  const { answer } = draw(widget, { label: 'Field' });
  box().value = text;
  expect(answer()).toBeUndefined();
  fireEvent(document, new Event('visibilitychange'));
  expect(answer()).toEqual(stored);
});

test('a list, a box that is ticked, and one of several choices', () => {
  const list = draw('select', { label: 'Field', schema: choices });
  (box() as unknown as HTMLSelectElement).selectedIndex = 2;
  fireEvent(document, new Event('visibilitychange'));
  expect(list.answer()).toBe('B');
});

test('a tick', () => {
  const { answer } = draw('checkbox', { label: 'Field' });
  box().checked = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(answer()).toBe(true);
});

test('one of several choices', () => {
  const { answer } = draw('radio', { label: 'Field', schema: choices });
  screen.getByLabelText<HTMLInputElement>('Rent').checked = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(answer()).toBe('B');
});

test('what is typed by hand is told once, and nothing is told while a word is composed', async () => {
  const { user, answer, changes } = draw('text', { label: 'Field' });
  await user.type(box(), 'Ada');
  const told = changes.length;
  fireEvent(document, new Event('visibilitychange'));
  expect(changes).toHaveLength(told);
  fireEvent.compositionStart(box());
  box().value = 'Ada 氏';
  fireEvent(document, new Event('visibilitychange'));
  expect(answer()).toBe('Ada');
  fireEvent.compositionEnd(box());
  fireEvent(document, new Event('visibilitychange'));
  expect(answer()).toBe('Ada 氏');
});

test('the parts of one answer are all taken, and stay when one of them is typed in', async () => {
  const { user, answer } = draw('address', { label: 'Field', options: { check: false } });
  screen.getByLabelText<HTMLInputElement>(/^Street address/).value = '12 Oak St';
  screen.getByLabelText<HTMLInputElement>(/^City/).value = 'Sacramento';
  await user.type(screen.getByLabelText(/^ZIP code/), '95814');
  expect(answer()).toEqual({ street1: '12 Oak St', city: 'Sacramento', zip: '95814' });
});

test.each([
  ['money', '12500', '12,500'],
  ['phone', '2025550134', '(202) 555-0134'],
])('%s groups what an input method composed once it is done', (widget, text, shown) => {
  draw(widget, { label: 'Field' });
  fireEvent.compositionStart(box());
  box().setSelectionRange(0, 0);
  fireEvent.input(box(), { target: { value: text }, isComposing: true });
  expect(box().value).toBe(text);
  fireEvent.compositionEnd(box());
  expect(box().value).toBe(shown);
});

test.each(['money', 'phone', 'birthdate', 'ssn', 'year-month'])(
  '%s keeps what was pasted and cannot be read',
  async (widget) => {
    const { user, answer } = draw(widget, { label: 'Field' });
    await user.click(box());
    await user.paste('about five, see note');
    await user.tab();
    expect(box().value).toBe('about five, see note');
    expect(answer()).toBe('about five, see note');
  },
);
