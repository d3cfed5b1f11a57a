/** The accounts that one person may switch between. */
/** Covers src/web/blocks/accounts.tsx, src/web/accounts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import '../../src/web/blocks/accounts.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '../../src/types/page.ts';
import { drawSupport } from './fixtures/draw-support.tsx';

const LIST = 'GET /service-wallet/secure/api/v4/account';
const content: Page['content'] = [
  {
    block: 'accounts',
    id: 'accounts',
    current: "You're here",
    choose: 'Switch',
    only: 'This is your only account.',
    unreachable: 'Please call us about it.',
  },
];
const account = (name: string, more: object) => ({ uuid: name, account: { name, address: 'x' }, ...more });

test('one can be chosen when its lender has pages to go to; else the row says what to do', async () => {
  drawSupport(content, {
    [LIST]: () => ({
      body: [
        account('Acme', { current: true, reachable: true }),
        account('Beta', { current: false, reachable: true }),
        account('Gamma', { current: false, reachable: false }),
      ],
    }),
  });
  expect(await screen.findByText('Acme', { selector: '.hl-row strong' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Switch/ }).map(({ textContent }) => textContent)).toEqual([
    'BetaSwitch to Beta',
  ]);
  expect(screen.getByText('Gamma').closest('li')).toHaveTextContent('GammaPlease call us about it.');
});
