/** The promise beside every page (ACC-N9). The server keeps it: AES-256 at rest, TLS on the way. */
import { IconLock } from '@tabler/icons-react';
import { useWords } from '../../platform/data/use-words.ts';

/** One line with a lock. */
export function EncryptionNotice() {
  return (
    <p className="hl-encryption">
      <IconLock className="hl-encryption-icon" size={16} aria-hidden />
      {useWords().encryption}
    </p>
  );
}
