/** Send is pressed while a file is still on its way: the page is sent once the file is there, and not without it. */
/** Covers src/web/page/use-arrivals.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import type { Reply } from '../fixtures/fake-server.ts';

const SUBMISSION = `POST ${LINE}/submission`;
const deed = { uuid: UUID, name: 'deed.pdf', size: 4, type: 'DEED' };
const soon = "We'll send this as soon as your file has arrived.";

/** A page with one file on its way. `arrive` ends that way. */
async function open() {
  let arrive = (_: Reply) => {};
  const drawn = drawApp(`/${UUID}/send`, {
    [`POST ${LINE}/files`]: () =>
      new Promise<Reply>((done) => {
        arrive = done;
      }),
    [SUBMISSION]: () => journey(),
  });
  const chooser = await screen.findByLabelText(/Choose files?: Deed/);
  await drawn.user.upload(chooser, new File(['deed'], 'deed.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(drawn.server.calls(`POST ${LINE}/files`)).toHaveLength(1));
  return { ...drawn, arrive: (reply: Reply) => arrive(reply) };
}

test('the button says that the file is on its way, and the page is sent once it has arrived', async () => {
  const { user, server, arrive } = await open();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Uploading…' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(soon, { selector: '[role="status"]' })).toBeInTheDocument();
  expect(screen.queryByText('Add your deed')).toBeNull();
  expect(server.calls(SUBMISSION)).toEqual([]);

  arrive({ body: deed });

  await waitFor(() => expect(server.calls(SUBMISSION)).toHaveLength(1));
  expect(server.calls(SUBMISSION)[0]?.body).toMatchObject({ data: { files: [{ uuid: UUID }] } });
});

test('a file that does not arrive ends the wait, and nothing is sent', async () => {
  const { user, server, arrive } = await open();
  await user.click(screen.getByRole('button', { name: 'Send' }));

  arrive({ status: 422, body: { errors: ['This file is damaged'], message: 'This file is damaged' } });

  // In its row, and announced.
  expect(await screen.findAllByText(/This file is damaged/)).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(server.calls(SUBMISSION)).toEqual([]);
});
