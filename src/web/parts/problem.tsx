/** What is wrong, below what it is about: an icon and a sentence. One file, so that the first page's widgets bring both. */
import { IconAlertCircle } from '@tabler/icons-react';
import { say } from '../platform/data/say.ts';

/** Inside a widget: a sentence that says how to continue. `id` for aria-describedby of the control it speaks of. */
export function Problem({ text, id }: { text: string; id?: string }) {
  return (
    <p className="hl-error" id={id}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

/**
 * Below a field, with the word for a screen reader.
 * @param message the whole sentence, with its period.
 */
export function FieldError({ message }: { message: string }) {
  return (
    <p className="hl-error">
      <IconAlertCircle size={18} aria-hidden />
      <span>
        <span className="hl-hidden">{say('page.error')}: </span>
        {message}
      </span>
    </p>
  );
}
