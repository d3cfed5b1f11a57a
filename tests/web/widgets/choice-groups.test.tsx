/** Covers src/web/widgets/choice-groups.tsx, src/web/widgets/parts/choice-group.tsx, flows/heloc/pages/start/hmda.json. */
// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '../../../src/types/page.ts';
import { wholeFile } from '../../whole-files.ts';
import { draw } from './draw.tsx';

const group = (name: string) => within(screen.getByRole('group', { name }));
const page = wholeFile<Page>('flows/heloc/pages/start/hmda.json');
const { hmda } = page.ui as Record<string, { 'ui:options': object }>;
const options = hmda?.['ui:options'];
const refusal = 'I do not wish to provide this information';

/** The form of the government, as its page lists it. */
function drawForm(given: Parameters<typeof draw>[1] = {}) {
  return draw('choice-groups', { ...given, options });
}

test('three questions in the order of the form, nothing ticked', () => {
  drawForm();
  const legends = [...document.querySelectorAll('legend')].map((legend) => legend.textContent);
  expect(legends).toEqual(['Ethnicity', 'Race', 'Sex']);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('a sub-category may be chosen without its parent', async () => {
  const { user, answer } = drawForm();
  await user.click(screen.getByRole('checkbox', { name: 'Puerto Rican' }));
  expect(answer()).toEqual({ ethnicity: ['12'] });
});

test('an "other" asks for the word, and unticking takes it back', async () => {
  const { user, answer } = drawForm();
  await user.click(screen.getByRole('checkbox', { name: 'Other Asian' }));
  await user.type(screen.getByRole('textbox', { name: /Print race, for example Hmong/ }), 'Thai');
  expect(answer()).toEqual({ race: ['27'], raceTextAsian: 'Thai' });

  await user.click(screen.getByRole('checkbox', { name: 'Other Asian' }));
  expect(answer()).toEqual({});
});

test('refusing clears and disables its own question only', async () => {
  const value = { race: ['2', '27'], raceTextAsian: 'Thai', sex: ['2'] };
  const { user, answer } = drawForm({ value });
  await user.click(group('Race').getByRole('checkbox', { name: refusal }));
  expect(answer()).toEqual({ race: ['6'], sex: ['2'] });
  expect(group('Race').getByRole('checkbox', { name: 'White' })).toBeDisabled();
  expect(group('Race').getByRole('checkbox', { name: refusal })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Female' })).toBeEnabled();

  await user.click(group('Race').getByRole('checkbox', { name: refusal }));
  expect(answer()).toEqual({ sex: ['2'] });
});

test('a question without an answer says so at the question', () => {
  drawForm({ invalid: true, errors: { '/sex': 'Select an option or choose not to provide' } });
  expect(screen.getByRole('group', { name: 'Sex' })).toHaveAccessibleDescription(
    'Select an option or choose not to provide',
  );
});

test('what a page lists is drawn as it stands there, with its hint', () => {
  const choices = [
    { const: 'B', title: 'Boat' },
    { const: 'A', title: 'Airplane' },
  ];
  const question = {
    id: 'owned',
    title: 'What do you own?',
    choices,
    refusal: { const: 'N', title: 'None' },
  };
  draw('choice-groups', { options: { hint: 'All that apply.', questions: [question] } });

  expect(screen.getByText('All that apply.')).toBeVisible();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Boat',
    'Airplane',
    'None',
  ]);
});
