/** The parts of a flow stand above its pages, and the one that is open is marked for those who see and those who hear. */
/** Covers src/web/shell/menus/flow-tabs.tsx. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Core } from '../../src/web/platform/data/content.ts';
import { FlowTabs } from '../../src/web/shell/menus/flow-tabs.tsx';

afterEach(cleanup);

const items = [
  { label: 'Work', pages: ['work', 'work/one'] },
  { label: 'Talk', pages: ['talk'] },
];

function draw(id: string, tabs?: object) {
  const core = { flow: { basePath: '/parts', ...(tabs && { tabs }) } } as unknown as Core;
  return render(
    <MemoryRouter>
      <FlowTabs {...{ core, id }} />
    </MemoryRouter>,
  );
}

const marks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);

test.each([
  ['work', 'page', null],
  ['work/one', 'true', null],
  ['talk', null, 'page'],
  ['elsewhere', null, null],
])('on %s the tabs are marked %s and %s', (id, work, talk) => {
  draw(id, { label: 'Parts', items });

  expect(screen.getByRole('navigation', { name: 'Parts' })).toBeVisible();
  expect(marks()).toEqual([
    ['Work', work],
    ['Talk', talk],
  ]);
  expect(screen.getByRole('link', { name: 'Talk' })).toHaveAttribute('href', '/parts/talk');
});

test('a flow without tabs has none', () => {
  draw('work');
  expect(screen.queryByRole('navigation')).toBeNull();
});
