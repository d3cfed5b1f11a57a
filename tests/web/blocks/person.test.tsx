/** Someone whom the borrower meets: the name, who that is, and what happens next. */
/** Covers src/web/blocks/person.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonBlock } from '../../../src/types/page.ts';
import { Person } from '../../../src/web/blocks/person.tsx';
import { PageFrameContext } from '../../../src/web/page/page-scope.ts';

const block: PersonBlock = {
  block: 'person',
  name: 'NAME',
  role: 'Your notary',
  text: 'Joins you by video.',
};

function draw(name: string) {
  const frame = {
    text: (words: string) => (words === 'NAME' ? name : words),
    store: { watch: () => () => undefined, read: () => 0 },
    readingAt: () => ({ facts: {} }),
  };
  return render(
    <PageFrameContext value={frame as never}>
      <Person block={block} />
    </PageFrameContext>,
  );
}

test('a notary who is known has a name, and the same face every time', () => {
  const { container, unmount } = draw('Nadia Sample');
  expect(screen.getByRole('heading', { name: 'Nadia Sample' })).toBeVisible();
  expect(screen.getByText('Your notary')).toBeVisible();
  expect(screen.getByText('Joins you by video.')).toBeVisible();
  const face = container.querySelector('svg')?.innerHTML;
  unmount();
  expect(draw('Nadia Sample').container.querySelector('svg')?.innerHTML).toBe(face);
});

test('before a notary is named, the role stands alone', () => {
  draw('—');
  expect(screen.getByRole('heading', { name: 'Your notary' })).toBeVisible();
  expect(screen.getAllByText('Your notary')).toHaveLength(1);
});
