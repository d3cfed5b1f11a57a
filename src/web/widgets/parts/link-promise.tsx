/** What connecting shares and what it never shares, shown before the password is asked for. */
import { IconLock } from '@tabler/icons-react';
import type { LinkWords } from './link-words.ts';

/** `name` of the chosen bank or provider. */
export function LinkPromise({ words, name }: { words: LinkWords; name: string }) {
  return (
    <div className="hl-link-promise">
      <IconLock size={22} stroke={1.6} aria-hidden="true" />
      <div>
        <p className="hl-link-promise-title">When you connect {name}</p>
        <ul>
          {words.promise.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
