/** Where a page stands: its step by the specification's label, and what of the step it is about (FINDING-B21). */
/** Covers src/web/shell/{progress-line,progress-list}.tsx, src/web/shell. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressLine } from '../../src/web/shell/progress-line.tsx';
import { ProgressList } from '../../src/web/shell/progress-list.tsx';

const view = { index: 1, labels: ['Sign Documents', 'Talk to eNotary'], text: '' };

test('[ACC-P2] on a phone the label stays as specified, with what the page is about behind it (FINDING-B21)', () => {
  render(<ProgressLine view={view} part="Insurance" />);
  expect(screen.getByText('Step 2 of 2 · Talk to eNotary · Insurance')).toBeVisible();
});

test('[ACC-P2] on a wide screen it stands under the label of the step', () => {
  render(<ProgressList view={view} part="Insurance" />);
  const now = screen.getByText('Insurance').closest('li');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(now).toHaveTextContent('Talk to eNotary');
});

test('a page that is about the whole step says nothing more', () => {
  render(<ProgressLine view={view} />);
  expect(screen.getByText('Step 2 of 2 · Talk to eNotary')).toBeVisible();
});

test('a page that leads back leaves what was answered after it done (finding N4)', () => {
  const labels = [
    'Basic Info',
    'Select Offer',
    'Provide More Info',
    'Link Income Sources',
    'Verify Identity',
  ];
  render(<ProgressList view={{ index: 1, reached: 3, labels, text: '' }} />);
  const marks = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(marks).toEqual([
    'Basic Info (done)',
    '2Select Offer ',
    'Provide More Info (done)',
    '4Link Income Sources ',
    '5Verify Identity ',
  ]);
});
