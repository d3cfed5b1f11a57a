/** A small form of the toolbar: every field is required, and a failure says one sentence. */
import { type FormEvent, useId, useState } from 'react';
import { FieldError } from '../parts/problem.tsx';

export type DevField = { name: string; label: string; type: string };

export type DevFormProps = {
  title: string;
  fields: DevField[];
  button: string;
  onSend(values: Record<string, string>): Promise<void>;
};

const FAILED = 'Something unexpected happened logging you in';

/** Nothing typed here is kept by the browser. */
export function DevForm({ title, fields, button, onSend }: DevFormProps) {
  const [missing, setMissing] = useState<string[]>([]);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]));
    const empty = fields.map(({ name }) => name).filter((name) => !values[name]);
    setMissing(empty);
    setFailed(false);
    if (empty[0]) return form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
    setBusy(true);
    await onSend(values).catch(() => setFailed(true));
    setBusy(false);
  }

  return (
    <form noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
      <h2>{title}</h2>
      {fields.map((field) => (
        <DevInput
          key={field.name}
          field={field}
          error={missing.includes(field.name) ? 'Required' : undefined}
        />
      ))}
      <button
        type="submit"
        className="hl-button"
        data-kind="secondary"
        data-size="small"
        aria-disabled={busy}
      >
        {button}
      </button>
      <div role="alert">{failed && <FieldError message={FAILED} />}</div>
    </form>
  );
}

function DevInput({ field: { name, label, type }, error }: { field: DevField; error: string | undefined }) {
  const id = useId();
  return (
    <div className="hl-dev-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        className="hl-input"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <div id={`${id}-error`}>{error && <FieldError message={error} />}</div>
    </div>
  );
}
