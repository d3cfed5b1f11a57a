/** Covers src/web/widgets/{birthdate,date,year-month}.tsx. */
// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const field = () => screen.getByRole('textbox', { name: 'The question' });

test.each(['5/6/85', '05061985', 'May 6 1985', '1985-05-06'])(
  'a birth date typed as %s is understood',
  async (typed) => {
    const { user, answer } = draw('birthdate');
    await user.type(field(), typed);
    await user.tab();
    expect(answer()).toBe('1985-05-06');
    expect(field()).toHaveValue('05/06/1985');
  },
);

test('a day that does not exist stays as typed and fails validation', async () => {
  const { user, answer } = draw('birthdate');
  await user.type(field(), '2/31/1985');
  await user.tab();
  expect(field()).toHaveValue('2/31/1985');
  expect(answer()).toBe('2/31/1985');
});

test('a cleared date has no answer', async () => {
  const { user, answer } = draw('birthdate', { value: '1985-05-06' });
  await user.clear(field());
  await user.tab();
  expect(answer()).toBeUndefined();
  expect(field()).toHaveValue('');
});

test('a birth date is filled in by the browser and never paged to in a calendar', () => {
  draw('birthdate');
  expect(field()).toHaveAttribute('autocomplete', 'bday');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a two-digit year of an expiry date lies ahead', async () => {
  const { user, answer } = draw('date');
  await user.type(field(), '3/1/28');
  expect(answer()).toBe('2028-03-01');
});

test('the calendar opens on request and Escape gives the focus back', async () => {
  const { user } = draw('date', { label: 'The question' });
  const button = screen.getByRole('button', { name: 'Choose The question from a calendar' });
  await user.click(button);
  const dialog = await screen.findByLabelText('Calendar: The question');
  expect(dialog).toHaveAttribute('role', 'dialog');

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('a second press on its button closes the calendar, and so does a press elsewhere', async () => {
  const { user } = draw('date', { label: 'The question' });
  const button = screen.getByRole('button', { name: 'Choose The question from a calendar' });
  const dialog = 'Calendar: The question';
  await user.click(button);
  await screen.findByLabelText(dialog);
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(button);
  await screen.findByLabelText(dialog);
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['5/2019', '052019', 'May 2019'])('a month typed as %s is understood', async (typed) => {
  const { user, answer } = draw('year-month');
  await user.type(field(), typed);
  await user.tab();
  expect(answer()).toBe('2019-05');
  expect(field()).toHaveValue('05/2019');
});

test('half a month is kept as typed', async () => {
  const { user, answer } = draw('year-month');
  await user.type(field(), '13/2019');
  expect(answer()).toBe('13/2019');
});
