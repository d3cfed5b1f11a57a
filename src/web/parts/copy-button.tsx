/** Copies a text, and says so for a moment, to the eye and to the ear. */

import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { say } from '../platform/data/say.ts';
import { copyText } from './copy-text.ts';

const SAID_MS = 2000;

/** `what` names the text for screen readers, "Copy Mortgagee clause"; a `label` says it to everyone. */
export function CopyButton({ text, what, label }: { text: string; what: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <>
      <button
        type="button"
        className="hl-button"
        data-kind="secondary"
        data-size="small"
        onClick={() => void copy()}
      >
        {state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        <span aria-hidden>{state === 'copied' ? say('page.copied') : (label ?? say('page.copy'))}</span>
        <span className="hl-hidden">{label ?? say('page.copyWhat', { what })}</span>
      </button>
      <span className="hl-hidden" role="status">
        {state === 'copied' && say('page.copiedWhat', { what })}
      </span>
      {state === 'failed' && <span className="hl-note">{say('page.copyYourself')}</span>}
    </>
  );
}
