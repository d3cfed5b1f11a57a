/** A small field that narrows a list while one types. */
import { useId } from 'react';

export type SearchFieldProps = { label: string; value: string; onChange(value: string): void };

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="hl-dev-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="hl-input"
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
