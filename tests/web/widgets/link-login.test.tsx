/** Covers src/web/widgets/widgets.ts, src/web/widgets/{bank-link,income-link}.tsx. */
// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/web/platform/data/json.ts';
import { widgets } from '../../../src/web/widgets/widgets.ts';
import { draw } from './draw.tsx';

const institutions = ['First Sample Bank', 'Second Sample Bank', 'Third Sample Bank'];
const schema: JsonSchema = {
  required: ['institution', 'username', 'password'],
  properties: { account: { type: 'string', enum: ['CHECKING', 'SAVINGS'] } },
};

test('a bank is found by name, then the borrower logs in; the answer is the whole login', async () => {
  const { user, answer } = draw('bank-link', { schema, options: { institutions } });
  await user.type(screen.getByRole('textbox', { name: 'Search for your bank or credit union' }), 'second');
  await user.click(screen.getByRole('button', { name: 'Second Sample Bank' }));

  expect(screen.getByText(/We never see or keep your password/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Online banking username' }), 'user_good');
  await user.type(screen.getByLabelText('Password'), 'pass_good');
  await user.click(screen.getByRole('radio', { name: 'Checking' }));

  expect(answer()).toEqual({
    institution: 'Second Sample Bank',
    username: 'user_good',
    password: 'pass_good',
    account: 'CHECKING',
  });
});

test('no account is chosen beforehand and the password is hidden', () => {
  draw('bank-link', { schema, value: { institution: 'Second Sample Bank' } });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test.each(['bank-link', 'income-link'])(
  '%s: nobody judges the password of another company (FINDING-B9)',
  (name) => {
    const { container } = draw(name, {
      schema,
      value: { institution: 'Second Sample Bank', password: 'abc' },
    });
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(container.querySelector('.hl-strength')).toBeNull();
  },
);

test('a bank that is not listed can be used by its name', async () => {
  const { user, answer } = draw('bank-link', { schema, options: { institutions } });
  await user.type(screen.getByRole('textbox'), 'Acme Credit Union');
  await user.click(screen.getByRole('button', { name: 'Use “Acme Credit Union”' }));
  expect(answer()).toEqual({ institution: 'Acme Credit Union' });
});

test('choosing another bank starts the login over', async () => {
  const { user, answer } = draw('bank-link', {
    schema,
    options: { institutions },
    value: { institution: 'Second Sample Bank', username: 'user_good' },
  });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(screen.getByRole('textbox'));
  await user.click(screen.getByRole('button', { name: 'Third Sample Bank' }));
  expect(answer()).toEqual({ institution: 'Third Sample Bank' });
});

test('a code is asked for on request, or when the provider wants one', async () => {
  const first = draw('income-link', { schema, value: { institution: 'Acme Payroll' } });
  await first.user.click(screen.getByRole('button', { name: 'My provider sent me a security code' }));
  await first.user.type(screen.getByRole('textbox', { name: /Security code/ }), '1234');
  expect(first.answer()).toEqual({ institution: 'Acme Payroll', code: '1234' });
  first.unmount();

  draw('income-link', {
    schema,
    value: { institution: 'Acme Payroll' },
    invalid: true,
    error: 'Enter the code that your provider sent you.',
  });
  expect(screen.getByRole('textbox', { name: /Security code/ })).toBeVisible();
});

test('a failed connection says what else can be done', () => {
  draw('income-link', {
    schema,
    value: { institution: 'Acme Payroll' },
    invalid: true,
    error: 'That login did not work.',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was shared, and your answers are saved.');
  expect(screen.getByRole('status')).toHaveTextContent('send documents');
});

test('income has no account to choose', () => {
  draw('income-link', { schema, value: { institution: 'Acme Payroll' } });
  const group = within(screen.getByRole('group', { name: 'The question' }));
  expect(group.queryByRole('radio')).toBeNull();
});

const fallback = {
  after: 2,
  title: 'Another way',
  text: 'Documents count the same.',
  label: 'Send documents instead',
  to: 'income/upload/MANUAL_PAYSTUB',
};

function Tries() {
  const [error, setError] = useState<string>();
  const Component = widgets['income-link']?.Component as ComponentType<Record<string, unknown>>;
  const value = { institution: 'Acme Payroll', username: 'a', password: 'b' };
  const page = { application: 'line', text: (template: string) => template, answers: {}, facts: {} };
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setError(undefined)}>
        Send
      </button>
      <button type="button" onClick={() => setError('That login did not work.')}>
        Refuse
      </button>
      <Component
        {...{ id: 'a', name: 'a', label: 'A', value, schema, facts: {}, page, error, options: { fallback } }}
        onChange={() => undefined}
        onBlur={() => undefined}
      />
    </MemoryRouter>
  );
}

test('the second failure offers the other way by a link, the first does not', async () => {
  const user = userEvent.setup();
  render(<Tries />);
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.queryByRole('link', { name: 'Send documents instead' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('link', { name: 'Send documents instead' })).toHaveAttribute(
    'href',
    '/line/income/upload/MANUAL_PAYSTUB',
  );
});
