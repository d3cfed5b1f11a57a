// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';

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
  draw('consent', { options: { consentText: 'We may text you.' } });
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

test('a document that must be opened first keeps the box shut until then', async () => {
  const document = { label: 'Open the sample PDF', href: '#sample' };
  const { user, answer } = draw('consent', { ...given, options: { consent: 'softCredit', document } });
  const box = screen.getByRole('checkbox');
  expect(box).toBeDisabled();

  await user.click(screen.getByRole('link', { name: /Open the sample PDF/ }));
  await user.click(box);

  expect(answer()).toBe(true);
});
