/** Covers src/web/widgets/wish-link.tsx. */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const given = { label: "I'd rather not sign", options: { undo: 'Sign after all' } };

test('a wish is a link, no box: pressed it is said, pressed again it is taken back', async () => {
  const { user, answer } = draw('wish-link', given);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: "I'd rather not sign" }));
  expect(answer()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Sign after all' }));
  expect(answer()).toBe(false);
  expect(screen.getByRole('button', { name: "I'd rather not sign" })).toHaveFocus();
});

test('a wish that is only shown cannot be said', async () => {
  const { user, changes } = draw('wish-link', { ...given, readOnly: true });
  await user.click(screen.getByRole('button', { name: "I'd rather not sign" }));
  expect(changes).toEqual([]);
});
