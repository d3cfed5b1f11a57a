/** Email and password, for the login page and for signing in again over a page. Pasting and password managers work. */

import { type FormEvent, useRef, useState } from 'react';
import type { SiteWords } from '../../types/site.ts';
import { FieldError } from '../parts/problem.tsx';
import { signIn } from '../platform/api/calls/sign-in.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { ApiError, failureSentence } from '../platform/api/transport/api-error.ts';
import { say } from '../platform/data/say.ts';
import { useWords } from '../platform/data/use-words.ts';

export type LoginFormProps = { id: string; onSignedIn(home?: string): void };

type Problem = { email?: string; password?: string; form?: string };

/** `id` keeps the fields of two forms apart. */
export function LoginForm({ id, onSignedIn }: LoginFormProps) {
  const send = useSend();
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState(false);
  const words = useWords().login;
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const [email, password] = [String(typed.get('email')), String(typed.get('password'))];
    const missing = {
      ...(email ? {} : { email: say('login.enterEmail') }),
      ...(password ? {} : { password: say('login.enterPassword') }),
    };
    setProblem(missing);
    if (missing.email || missing.password) return focus(missing.email ? 'email' : 'password');
    setBusy(true);
    try {
      onSignedIn(await signIn(send, email, password));
    } catch (error) {
      setProblem({ form: sentence(error, words) });
      focus('password');
    } finally {
      setBusy(false);
    }
  }

  function focus(name: string): void {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return (
    <form ref={form} className="hl-login" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">{problem.form && <FieldError message={problem.form} />}</div>
      <LoginField
        id={`${id}-email`}
        name="email"
        label={say('login.email')}
        type="email"
        autoComplete="username"
        error={problem.email}
      />
      <LoginField
        id={`${id}-password`}
        name="password"
        label={say('login.password')}
        type="password"
        autoComplete="current-password"
        error={problem.password}
      />
      <button className="hl-button" data-kind="primary" type="submit" aria-disabled={busy}>
        {busy ? say('login.busy') : say('login.submit')}
      </button>
    </form>
  );
}

type LoginFieldProps = {
  id: string;
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  error: string | undefined;
};

function LoginField({ id, label, error, ...input }: LoginFieldProps) {
  return (
    <div className="hl-field hl-question">
      <label className="hl-label" htmlFor={id}>
        {label}
      </label>
      <div className="hl-control">
        <input
          {...input}
          id={id}
          className="hl-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <div className="hl-slot" id={`${id}-error`}>
        {error && <FieldError message={error} />}
      </div>
    </div>
  );
}

// The server's own words if any; they never say whether the address is known.
function sentence(error: unknown, { mismatch, failed }: SiteWords['login']): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.status === 401 || error.status === 400) return mismatch;
  return error.status >= 500 ? failed : failureSentence(error);
}
