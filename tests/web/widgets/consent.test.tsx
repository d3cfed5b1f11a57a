/** Covers src/web/widgets/consent.tsx, src/web/widgets/parts/consent-sample.tsx. */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';

// The dialog loads what it is given; the reader has its own tests.
vi.mock('../../../src/web/pdf/reader-dialog.tsx', () => ({
  ReaderDialog: ({
    entry,
    load,
  }: {
    entry: { uuid: string; title: string };
    load(name: string): Promise<unknown>;
  }) => (
    <button type="button" onClick={() => void load(entry.uuid).catch(() => undefined)}>
      Bring {entry.title}
    </button>
  ),
}));
await import('../../../src/web/widgets/parts/consent-sample.tsx');

const long = `**Your written instructions**\n\n${'We ask for your report once. '.repeat(30)}`;
const consents = { softCredit: { type: 'SOFT_CREDIT', version: '2026-11', text: long } };
const given = { label: 'I agree: check my credit', options: { consent: 'softCredit' }, page: { consents } };

test('the text stands where it is agreed to, and the box below is not ticked', async () => {
  const { user, answer } = draw('consent', given);
  expect(screen.getByText('Your written instructions')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'I agree: check my credit' });
  expect(box).not.toBeChecked();

  await user.click(box);

  expect(answer()).toBe(true);
});

test('a long text scrolls inside its panel and the keyboard can reach it', () => {
  draw('consent', given);
  const panel = screen.getByRole('region', { name: 'Full text: I agree: check my credit' });
  expect(panel).toHaveAttribute('tabindex', '0');
});

test('a short text is no scrolling region', () => {
  const short = { type: 'SMS', version: '1', text: 'We may text you.' };
  draw('consent', { options: { consent: 'texts' }, page: { consents: { texts: short } } });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('We may text you.')).toBeVisible();
});

test('the text alone can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(document.documentElement.dataset.printing).toBe('part');
  });
  const { user } = draw('consent', given);
  await user.click(screen.getByRole('button', { name: 'Print this text' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.printing).toBeUndefined();
});

test('a document that must be opened first keeps the box shut until its bytes have come', async () => {
  const opens = { document: 'sample', title: 'Sample', label: 'Open the sample document' };
  const sample = vi.fn(async () => new ArrayBuffer(8));
  const page = { consents: { softCredit: { ...consents.softCredit, opens } }, sample };
  const { user, answer } = draw('consent', { ...given, page });
  const box = screen.getByRole('checkbox');
  expect(box).toBeDisabled();

  await user.click(await screen.findByRole('button', { name: 'Open the sample document' }));
  expect(box).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Bring Sample' }));
  expect(await screen.findByText('It opened, so you can read our documents on this device.')).toBeVisible();
  await user.click(box);

  expect(sample).toHaveBeenCalledWith('sample');
  expect(answer()).toBe(true);
});

test('a document that does not come leaves the box shut', async () => {
  const opens = { document: 'gone', title: 'Sample', label: 'Open the sample document' };
  const sample = async () => Promise.reject(new Error('away'));
  const page = { consents: { softCredit: { ...consents.softCredit, opens } }, sample };
  const { user } = draw('consent', { ...given, page });
  await user.click(await screen.findByRole('button', { name: 'Open the sample document' }));
  await user.click(screen.getByRole('button', { name: 'Bring Sample' }));
  expect(screen.getByText('Open it first, then check the box.')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeDisabled();
});
