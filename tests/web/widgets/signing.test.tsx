/** Covers src/web/widgets/{document-reader,signature}.tsx. */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';

vi.mock('../../../src/web/pdf/reader-dialog.tsx', () => ({
  ReaderDialog: ({
    entry,
    onRead,
    next,
    onClose,
  }: {
    entry: { title: string };
    onRead(): void;
    next?: { label: string; onOpen(): void };
    onClose(): void;
  }) => (
    <div role="dialog" aria-label={entry.title}>
      <button type="button" onClick={onRead}>
        scroll to the end
      </button>
      {next && (
        <button type="button" onClick={next.onOpen}>
          {next.label}
        </button>
      )}
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  ),
}));

const documents = [
  { uuid: 'd1', type: 'APPLICATION', title: 'Your application', createdAt: '2026-11-21' },
  { uuid: 'd2', type: 'PRIVACY_NOTICE', title: 'Privacy notice', createdAt: '2026-11-21' },
  { uuid: 'd3', type: 'TAX_BILL', title: 'Tax bill', createdAt: '2026-11-21' },
];
const facts = { application: { documents }, profile: { name: { first: 'Alex', last: 'Alvarez' } } };
const options = { types: ['APPLICATION', 'PRIVACY_NOTICE'] };

test('signing says that typing signs, names the name to type and shows the date', async () => {
  const { user, answer } = draw('signature', { facts, schema: { required: ['typedName'] } });
  expect(await screen.findByText(/By typing your name, you sign/)).toHaveTextContent('Alex Alvarez');
  await user.type(screen.getByRole('textbox', { name: 'Full legal name' }), 'Alex Alvarez');
  expect(answer()).toEqual({ typedName: 'Alex Alvarez' });
  expect(screen.getByText('November 21, 2026')).toBeInTheDocument();
});

test('a signature is never filled in, by us or by the browser', async () => {
  const { changes } = draw('signature', { facts, options: { initials: true } });
  const name = await screen.findByRole('textbox', { name: /Full legal name/ });
  expect(name).toHaveValue('');
  expect(name).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('textbox', { name: /Initials/ })).toHaveValue('');
  expect(changes).toEqual([]);
});

test('the error of the name stands at the name', async () => {
  draw('signature', { invalid: true, errors: { '/typedName': 'Type your full name as your signature' } });
  expect(await screen.findByRole('textbox', { name: /Full legal name/ })).toHaveAccessibleDescription(
    'Type your full name as your signature',
  );
});

test('only the documents of this page are listed, and opening is not reading', async () => {
  const { user, changes } = draw('document-reader', { facts, options });
  await user.click(await screen.findByRole('button', { name: 'Open Your application' }));
  await user.click(screen.getByRole('button', { name: 'close' }));
  expect(changes).toEqual([]);
  expect(screen.queryByText('Tax bill')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 read');
});

test('a document counts once its end was seen', async () => {
  const { user, answer, changes } = draw('document-reader', { facts, options });
  await user.click(await screen.findByRole('button', { name: 'Open Privacy notice' }));
  await user.click(screen.getByRole('button', { name: 'scroll to the end' }));
  await user.click(screen.getByRole('button', { name: 'scroll to the end' }));
  expect(answer()).toEqual(['d2']);
  expect(changes).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 read');
  expect(screen.getByText('Read')).toBeVisible();
});

test('a page that was sent says what was signed, and counts nothing', async () => {
  const signed = documents.map((one) => ({ ...one, signedAt: '2026-11-24T15:00:00Z' }));
  draw('document-reader', { facts: { application: { documents: signed } }, options, disabled: true });
  expect(await screen.findByRole('button', { name: 'Open Your application' })).toBeEnabled();
  expect(screen.queryByText(/read/i)).toBeNull();
  for (const row of screen.getAllByRole('listitem'))
    expect(row).toHaveTextContent('Signed on November 24, 2026');
});

test('while there are no documents it says that they are coming', async () => {
  draw('document-reader', { options });
  expect(await screen.findByText(/We're preparing/)).toBeVisible();
});

test('the end of a document leads to the next one, the last one to none; each can be kept (FINDING-B14, FINDING-B20)', async () => {
  const { user, answer } = draw('document-reader', { facts, options });
  expect(await screen.findAllByRole('button', { name: /^Download/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Open Your application' }));
  await user.click(screen.getByRole('button', { name: 'scroll to the end' }));
  await user.click(screen.getByRole('button', { name: 'Next document (2 of 2)' }));
  expect(screen.getByRole('dialog', { name: 'Privacy notice' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'scroll to the end' }));
  expect(screen.queryByRole('button', { name: /Next document/ })).toBeNull();
  expect(answer()).toEqual(['d1', 'd2']);
});

test('a longer name is drawn in smaller letters, so that it keeps within its paper (FINDING-B3)', async () => {
  const letters = async (typedName: string) => {
    const { container } = draw('signature', { facts, value: { typedName } });
    await screen.findByRole('textbox', { name: /Full legal name/ });
    return container.querySelector<HTMLElement>('.hl-signature-script')?.style.getPropertyValue('--letters');
  };
  expect(await letters('Maximiliana-Bartholomea Featherstonehaugh')).toBe('41');
});
