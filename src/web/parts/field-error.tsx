/** An error below a field: an icon, the word for a screen reader, and the sentence. */
import { IconAlertCircle } from '@tabler/icons-react';

/** @param message the whole sentence, with its period. */
export function FieldError({ message }: { message: string }) {
  return (
    <p className="hl-error">
      <IconAlertCircle size={18} aria-hidden />
      <span>
        <span className="hl-hidden">Error: </span>
        {message}
      </span>
    </p>
  );
}
