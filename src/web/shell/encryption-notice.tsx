/** The promise beside every page (N9). The server keeps it: AES-256 at rest, TLS on the way. */
import { IconLock } from '@tabler/icons-react';

/** One line with a lock. */
export function EncryptionNotice() {
  return (
    <p className="hl-encryption">
      <IconLock className="hl-encryption-icon" size={16} aria-hidden />
      Your data is protected with 256-bit encryption
    </p>
  );
}
