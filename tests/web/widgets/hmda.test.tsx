/** Covers src/web/widgets/hmda.tsx, src/web/widgets/parts/hmda-group.tsx. */
// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const group = (name: string) => within(screen.getByRole('group', { name }));
const refusal = 'I do not wish to provide this information';

test('three questions in the order of the form, nothing ticked', () => {
  draw('hmda', { options: { notice: 'Why we ask.' } });
  expect(screen.getByText('Why we ask.')).toBeVisible();
  const legends = [...document.querySelectorAll('legend')].map((legend) => legend.textContent);
  expect(legends).toEqual(['Ethnicity', 'Race', 'Sex']);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('a sub-category may be chosen without its parent', async () => {
  const { user, answer } = draw('hmda');
  await user.click(screen.getByRole('checkbox', { name: 'Puerto Rican' }));
  expect(answer()).toEqual({ ethnicity: ['12'] });
});

test('an "other" asks for the word, and unticking takes it back', async () => {
  const { user, answer } = draw('hmda');
  await user.click(screen.getByRole('checkbox', { name: 'Other Asian' }));
  await user.type(screen.getByRole('textbox', { name: /Print race, for example Hmong/ }), 'Thai');
  expect(answer()).toEqual({ race: ['27'], raceTextAsian: 'Thai' });

  await user.click(screen.getByRole('checkbox', { name: 'Other Asian' }));
  expect(answer()).toEqual({});
});

test('refusing clears and disables its own question only', async () => {
  const value = { race: ['2', '27'], raceTextAsian: 'Thai', sex: ['2'] };
  const { user, answer } = draw('hmda', { value });
  await user.click(group('Race').getByRole('checkbox', { name: refusal }));
  expect(answer()).toEqual({ race: ['6'], sex: ['2'] });
  expect(group('Race').getByRole('checkbox', { name: 'White' })).toBeDisabled();
  expect(group('Race').getByRole('checkbox', { name: refusal })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Female' })).toBeEnabled();

  await user.click(group('Race').getByRole('checkbox', { name: refusal }));
  expect(answer()).toEqual({ sex: ['2'] });
});

test('a question without an answer says so at the question', () => {
  draw('hmda', { invalid: true, errors: { '/sex': 'Select an option or choose not to provide' } });
  expect(screen.getByRole('group', { name: 'Sex' })).toHaveAccessibleDescription(
    'Select an option or choose not to provide',
  );
});
