/** The settings show which reminders a borrower gets, and each press goes to the server (FINDING-A1.4). */
/** Covers src/web/blocks/reminders.tsx, src/web/blocks. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import '../../src/web/blocks/reminders.tsx';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '../../src/types/page.ts';
import { drawSupport } from './fixtures/draw-support.tsx';

const PATH = '/identity/secure/api/v1/message-choices';
const content: Page['content'] = [
  {
    block: 'reminders',
    id: 'reminders',
    title: 'Reminders',
    email: 'Reminders by email',
    sms: 'Updates by text message',
    on: 'On',
    off: 'Off',
    stop: 'Turn off',
    start: 'Turn on',
  },
];

test('a press turns one channel off, and the row says so', async () => {
  const wanted = { EMAIL: true, SMS: false };
  const { user, server } = drawSupport(content, {
    [`GET ${PATH}`]: () => ({ body: { ...wanted } }),
    [`PUT ${PATH}`]: () => {
      wanted.EMAIL = false;
      return { status: 204 };
    },
  });
  const row = async (label: string) => {
    const found = (await screen.findByText(label, { selector: 'strong' })).closest('li');
    return found as HTMLElement;
  };
  expect(await row('Updates by text message')).toHaveTextContent('Off');
  const email = await row('Reminders by email');
  expect(email).toHaveTextContent('On');
  await user.click(within(email).getByRole('button', { name: /^Turn off/ }));
  await within(await row('Reminders by email')).findByRole('button', { name: /^Turn on/ });
  expect(server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { channel: 'EMAIL', wanted: false },
  ]);
});
