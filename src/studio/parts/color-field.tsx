/** A color, typed as #rrggbb or picked with the system's own picker, which every screen reader knows. */
import { TextInput } from '@mantine/core';

export type ColorFieldProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The choosing has ended. */
  onEnd?: (() => void) | undefined;
};

export function ColorField({ label, value, onChange, onEnd }: ColorFieldProps) {
  const picker = (
    <input
      type="color"
      className="st-color"
      aria-label={`${label}, by eye`}
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff'}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onEnd}
    />
  );
  return (
    <TextInput
      label={label}
      placeholder="#rrggbb"
      leftSection={picker}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onEnd}
    />
  );
}
