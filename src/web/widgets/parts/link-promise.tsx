/** What connecting shares and what it never shares, shown before the password is asked for. */
import { IconLock } from '@tabler/icons-react';
import { say } from '../../platform/data/say.ts';
import { type LinkWords, sayOfLink } from './link-words.ts';

/** What is read, and what never is. */
const promises = ['sees', 'never', 'limits'] as const;

/** `name` of the chosen bank or provider. */
export function LinkPromise({ words, name }: { words: LinkWords; name: string }) {
  return (
    <div className="hl-link-promise">
      <IconLock size={22} stroke={1.6} aria-hidden="true" />
      <div>
        <p className="hl-link-promise-title">{say('link.when', { name })}</p>
        <ul>
          {promises.map((line) => (
            <li key={line}>{sayOfLink(words, line)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
