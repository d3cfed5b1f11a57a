/** What a person agreed to, as the settings list it. */
/** Covers src/web/blocks/consents.tsx, src/web/blocks. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import '../../src/web/blocks/consents.tsx';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '../../src/types/page.ts';
import { UUID } from './fixtures/draw-app.tsx';
import { drawSupport } from './fixtures/draw-support.tsx';

const LIST = 'GET /service-application/api/v3/application/heloc/consents';
const consents: Page['content'] = [
  {
    block: 'consents',
    id: 'consents',
    title: 'What you agreed to',
    read: 'Read',
    withdrawn: 'You withdrew it on',
    names: { ESIGN: 'Electronic documents' },
    manage: { ESIGN: { label: 'Withdraw it', to: 'papers' } },
  },
];
const given = {
  uuid: 'c1',
  application: UUID,
  loanNumber: 'HL-1',
  type: 'ESIGN',
  version: '2026-11',
  text: 'You agree to **everything** by email.',
  at: '2026-11-20T17:00:00.000Z',
};
const draw = (list: object[]) => drawSupport(consents, { [LIST]: () => ({ body: list }) });

test('each consent shows name, day, version, application, text and the way to withdraw it', async () => {
  const { user } = draw([given, { ...given, uuid: 'c2', type: 'SOFT_CREDIT', loanNumber: 'HL-2' }]);
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Electronic documentsNovember 20, 2026 · version 2026-11 · HL-1');
  expect(within(first).getByRole('link', { name: 'Withdraw it' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/papers`,
  );
  expect(second).toHaveTextContent('Soft Credit');
  expect(second?.querySelector('a')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Read Electronic documents, HL-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Electronic documents' });
  expect(dialog).toHaveTextContent('You agree to everything by email.');
  expect(within(dialog).getByText('everything').tagName).toBe('STRONG');
});

test('a withdrawn consent says since when, and cannot be withdrawn again', async () => {
  draw([{ ...given, withdrawnAt: '2026-11-21T17:00:00.000Z' }]);
  const [row] = await rows();
  expect(row).toHaveTextContent('You withdrew it on November 21, 2026');
  expect(within(row).queryByRole('link')).toBeNull();
});

test('a person without consents sees no list', async () => {
  const { server } = draw([]);
  await screen.findByRole('heading', { level: 1, name: 'Page' });
  await expect.poll(() => server.calls(LIST).length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'What you agreed to' })).toBeNull();
});

async function rows(): Promise<[HTMLElement, ...HTMLElement[]]> {
  const heading = await screen.findByRole('heading', { name: 'What you agreed to' });
  const [first, ...rest] = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
  if (!first) throw new Error('no rows');
  return [first, ...rest];
}
