/** Covers src/web/widgets/{checkbox-group,choice-cards,radio,select,yes-no}.tsx. */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const schema = { enum: ['PRIMARY', 'SECOND_HOME', 'INVESTMENT'] };
const options = {
  choices: {
    PRIMARY: { label: 'I live here', text: 'Your main home.', icon: 'home' },
    SECOND_HOME: { label: 'Second home' },
  },
};

test.each(['choice-cards', 'radio'])(
  '%s chooses nothing beforehand and answers by keyboard',
  async (name) => {
    const { user, answer } = draw(name, { schema, options, help: 'Choose one' });
    expect(screen.getByRole('radiogroup', { name: 'The question' })).toHaveAccessibleDescription(
      'Choose one',
    );
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();

    await user.tab();
    await user.keyboard(' ');
    expect(answer()).toBe('PRIMARY');

    await user.keyboard('{ArrowDown}');

    expect(answer()).toBe('SECOND_HOME');
  },
);

test('a card is named by its title and described by its text', () => {
  draw('choice-cards', { schema, options });
  expect(screen.getByRole('radio', { name: 'I live here' })).toHaveAccessibleDescription('Your main home.');
});

test('a choice without words of its own reads as a sentence', () => {
  draw('radio', { schema });
  expect(screen.getByRole('radio', { name: 'Second home' })).toBeInTheDocument();
});

test('a choice that is a sentence already is read as it was written (FINDING-B21)', () => {
  draw('radio', { schema: { type: 'string', enum: ['Before I apply', 'A complaint'] } });
  expect(screen.getByRole('radio', { name: 'Before I apply' })).toBeInTheDocument();
});

test('yes or no answers a boolean and starts unanswered', async () => {
  const { user, answer, changes } = draw('yes-no');
  expect(changes).toEqual([]);
  expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
  await user.click(screen.getByText('No'));
  expect(answer()).toBe(false);
});

test('a select starts with no choice, and choosing the first line clears it', async () => {
  const { user, answer } = draw('select', { schema, options });
  const select = screen.getByRole('combobox', { name: 'The question' });
  expect(select).toHaveDisplayValue('Select one');

  await user.selectOptions(select, 'I live here');
  expect(answer()).toBe('PRIMARY');

  await user.selectOptions(select, 'Select one');
  expect(answer()).toBeUndefined();
});

test('a select of numbers answers a number', async () => {
  const { user, answer } = draw('select', { schema: { enum: [5, 10] } });
  await user.selectOptions(screen.getByRole('combobox'), '10');
  expect(answer()).toBe(10);
});

test('a checkbox is never ticked beforehand, not even when only true is allowed', async () => {
  const { user, answer } = draw('checkbox', { schema: { type: 'boolean', const: true } });
  const box = screen.getByRole('checkbox', { name: 'The question' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(answer()).toBe(true);
});

test('a group of checkboxes answers in the order of the schema', async () => {
  const { user, answer } = draw('checkbox-group', {
    schema: { items: { enum: ['A1', 'B2', 'NONE'] } },
    options: { alone: ['NONE'] },
  });
  expect(screen.getByRole('group', { name: 'The question' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'B2' }));
  await user.click(screen.getByRole('checkbox', { name: 'A1' }));
  expect(answer()).toEqual(['A1', 'B2']);

  await user.click(screen.getByRole('checkbox', { name: 'None' }));
  expect(answer()).toEqual(['NONE']);

  await user.click(screen.getByRole('checkbox', { name: 'None' }));
  expect(answer()).toBeUndefined();
});

test('boxes for the entries of a list of facts: those that can be named, by their own words', async () => {
  const documents = [
    { uuid: 'd1', title: 'Privacy notice' },
    { uuid: 'd2' },
    { uuid: 'd3', title: 'Booklet' },
  ];
  const { user, answer } = draw('checkbox-group', {
    options: { from: 'application.documents', label: '{{item.title}}' },
    facts: { application: { documents } },
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);

  await user.click(screen.getByRole('checkbox', { name: 'Booklet' }));
  await user.click(screen.getByRole('checkbox', { name: 'Privacy notice' }));

  expect(answer()).toEqual(['d1', 'd3']);
});
