/** A problem inside a widget: an icon and a sentence that says how to go on. Same look as a field error. */
import { IconAlertCircle } from '@tabler/icons-react';

/** `id` for aria-describedby of the control it speaks of. */
export function Problem({ text, id }: { text: string; id?: string }) {
  return (
    <p className="hl-error" id={id}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
