/** A long list shows a part of itself, and more of it on request; the focus goes to what is new. */
/** Covers src/web/blocks/{work-list,work-list-part}.tsx, src/web/blocks/use-kept-choice.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
// What the browser loads later is here before the tests begin.
import '../../../src/web/blocks/work-list.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import { smallPage } from '../fixtures/small-flow.ts';

const entries = Array.from({ length: 12 }, (_, index) => ({
  uuid: `e${index}`,
  title: `Entry ${index + 1}`,
  state: 'OPEN',
  kind: index % 2 === 0 ? 'Even' : 'Odd',
}));
const block = {
  ...{ block: 'work-list', id: 'list', from: 'list', empty: 'Nothing here.' },
  name: { label: 'Entry', value: '{{item.title}}' },
  columns: [{ label: 'State', value: '{{item.state}}' }],
  views: { open: { label: 'Open', by: 'state', is: ['OPEN'] } },
  atOnce: { rows: 5, more: 'Show {{item.more}} more of {{item.left}}' },
};

async function open(more: object = {}) {
  const { page } = smallPage('ask');
  const drawn = drawApp(`/${UUID}/ask`, {
    'GET /content/acme/abc/heloc/page/ask.json': () => ({
      body: { ...page, content: [{ ...block, ...more }] },
    }),
    [`GET ${LINE}/journey`]: () => journey({ facts: { list: entries, application: { uuid: UUID } } }),
  });
  await screen.findByRole('button', { name: 'Open 12' }, { timeout: 20_000 });
  return drawn;
}

afterEach(() => window.sessionStorage.clear());

const rows = () => screen.getAllByRole('row').length - 1;

test('a list shows as many entries as it says, and the button as many more, until all are there', async () => {
  const { user } = await open({ to: '/desk/task?review={{item.uuid}}' });
  expect(rows()).toBe(5);

  await user.click(screen.getByRole('button', { name: 'Show 5 more of 7' }));
  expect(rows()).toBe(10);
  expect(screen.getByRole('link', { name: 'Entry 6' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Show 2 more of 2' }));
  expect(rows()).toBe(12);
  expect(screen.getByRole('link', { name: 'Entry 11' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more of/ })).toBeNull();
});

test('what was shown before is shown when the reader comes back', async () => {
  const first = await open();
  await first.user.click(screen.getByRole('button', { name: 'Show 5 more of 7' }));
  first.unmount();

  await open();
  expect(rows()).toBe(10);
});

test('entries that lead nowhere have no link, and take the focus as rows', async () => {
  const { user } = await open();
  expect(screen.queryByRole('link', { name: 'Entry 1' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show 5 more of 7' }));
  expect(screen.getByRole('cell', { name: 'Entry 6' })).toHaveFocus();
});

test('a choice among entries that are all alike is none', async () => {
  await open({
    filters: { state: { label: 'State', all: 'All' }, kind: { label: 'Kind', all: 'All kinds' } },
  });

  expect(screen.getAllByRole('combobox')).toEqual([screen.getByLabelText('Kind')]);
});
