/** Covers src/web/platform/api/transport/api-error.ts, src/web/widgets/{account-number,otp,password,pin,ssn}.tsx. */
// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import { learnSays } from '../../learn-says.ts';
import { draw } from './draw.tsx';

const field = () => screen.getByLabelText('The question');

test('an SSN is hidden, asks for digits, is never autofilled, and answers nine digits', async () => {
  const { user, answer } = draw('ssn');
  await user.type(field(), '666-10-1001');
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(answer()).toBe('666101001');
});

test('the SSN is shown in groups on request, by keyboard too', async () => {
  const { user } = draw('ssn', { value: '666101001' });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('666-10-1001');
  expect(screen.getByRole('button', { name: 'Hide Social Security number' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a password can be pasted, is for password managers, and its meter is spoken with it', async () => {
  const { user, answer } = draw('password', { schema: { minLength: 12 }, help: 'Choose well' });
  await user.click(field());
  await user.paste('correct horse battery');
  expect(answer()).toBe('correct horse battery');
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
  expect(field()).toHaveAccessibleDescription('Choose well Strong password');
});

test('an existing password, as the vocabulary calls it, has no meter', () => {
  draw('password', { options: { existing: true } });
  expect(field()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText(/characters/)).toBeNull();
});

test('an account number is readable while typed, hidden afterwards, and shown on request', async () => {
  const { user, answer } = draw('account-number');
  await screen.findByRole('textbox');
  await user.type(field(), '1000 0000 05');
  expect(answer()).toBe('1000000005');
  await user.tab();
  expect(field()).toHaveValue('•••• 0005');

  await user.click(screen.getByRole('button', { name: 'Show account number' }));

  expect(field()).toHaveValue('1000 0000 05');
});

test('a routing number shows where it stands on a check', async () => {
  const { user, answer } = draw('routing-number');
  await user.type(field(), '0210 00021');
  expect(answer()).toBe('021000021');
  expect(screen.getByRole('img', { name: /bottom left/ })).toBeInTheDocument();
});

test('a code is sent where the borrower said, and again only after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const call = vi.fn(async () => undefined);
  const { user } = draw('otp', { page: { call, answers: { email: 'sam@example.com' } } });

  await user.click(screen.getByRole('button', { name: 'Send code' }));

  expect(call).toHaveBeenCalledWith({
    method: 'POST',
    path: '/identity/api/v1/otp',
    body: { email: 'sam@example.com' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('We sent a code to s•••@example.com');
  expect(screen.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  vi.useRealTimers();
});

test('a new code may be asked for when limits.json says, in the sentence and on the button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  learnSays(({ login }) => Object.assign(login ?? {}, { codeAgainSeconds: 4 }));
  const { user } = draw('otp', {
    page: { call: async () => undefined, answers: { email: 'sam@example.com' } },
  });

  await user.click(screen.getByRole('button', { name: 'Send code' }));

  expect(screen.getByRole('button', { name: 'Send again in 4 s' })).toBeDisabled();
  for (let second = 0; second < 5; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  learnSays();
  vi.useRealTimers();
});

test('without an address it says what is missing; a refusal is said in the words of the server', async () => {
  const first = draw('otp');
  await first.user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('status')).toHaveTextContent('Enter your email address or mobile number first');
  first.unmount();

  const call = async () => Promise.reject(new ApiError('This email is not known', 404));
  const { user } = draw('otp', {
    options: { channel: 'phone' },
    facts: { profile: { phone: '+12025550101' } },
    page: { call },
  });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('status')).toHaveTextContent('This email is not known');
});

test('a code may be filled in by the phone and keeps only its digits', async () => {
  const { user, answer } = draw('otp');
  await user.type(field(), '123 456');
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(answer()).toBe('123456');
});
