/** Says on a login or registration page why the session ended. Draws nothing for visitors who come by themselves. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '../../engine/text/interpolate.ts';
import { announce } from '../parts/announcer.tsx';
import { Callout } from '../parts/callout.tsx';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { isSignedOutPath } from '../platform/api/transport/session-redirect.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { bindSessionNote, leaveSessionNote, sessionNote } from '../platform/data/session-note.ts';
import { useStore } from '../platform/data/use-store.ts';
import { useWords } from '../platform/data/use-words.ts';

// After the title of the page, which is announced first.
const AFTER_TITLE_MS = 1000;

/** The note, as long as its page is the one that was left for. */
export function EndedNote() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const { links } = useOrg().site;
  const { ended } = useWords().session;
  const note = useStore(sessionNote);
  const here = isSignedOutPath(links, pathname);
  const text = note && interpolate(ended[note.why], { minutes: note.minutes });
  useEffect(() => {
    if (signedIn) leaveSessionNote(undefined);
  }, [signedIn]);
  const isShown = here && text !== undefined;
  useEffect(() => bindSessionNote(pathname, isShown), [pathname, isShown]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => announce(text), AFTER_TITLE_MS);
    return () => clearTimeout(timer);
  }, [isShown, text]);
  if (!isShown || signedIn) return null;
  return (
    <div className="hl-ended">
      <Callout tone={note?.why === 'out' ? 'success' : 'info'}>
        <p>{text}</p>
      </Callout>
    </div>
  );
}
