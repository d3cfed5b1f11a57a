/** The first stop of the keyboard: straight to the page. */
import { say } from '../platform/data/say.ts';
export function SkipLink() {
  return (
    <a className="hl-skip" href="#main">
      {say('shell.skip')}
    </a>
  );
}
