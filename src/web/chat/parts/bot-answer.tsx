/** An answer of the chatbot: its words, where they stand, and whether it was a bad one (ACC-C23). */
import { IconThumbDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Markdown, TextLink } from '../../parts/markdown.tsx';
import { say } from '../../platform/data/say.ts';
import type { Said } from '../data/transcript.ts';
import { callBad } from '../host/call-bad.ts';
import { BotReasons } from './bot-reasons.tsx';
import { useHost } from './host-context.ts';

export function BotAnswer({ said }: { said: Said }) {
  const { sources = [], action, language } = said.answer ?? {};
  return (
    <>
      <div lang={language}>
        <Markdown text={said.text} />
      </div>
      {sources.length > 0 && (
        <ul className="hl-chat-sources" aria-label={say('chat.sources')}>
          {sources.map(({ title, url }) => (
            <li key={url}>
              <TextLink href={url}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {action !== 'handoff' && <BadResponse said={said} />}
    </>
  );
}

function BadResponse({ said }: { said: Said }) {
  const host = useHost();
  const [isTelling, setIsTelling] = useState(false);
  const isRated = said.answer?.rating !== undefined;
  return (
    <div className="hl-chat-rating">
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('chat.badResponse')}
        title={say('chat.badResponse')}
        disabled={isRated}
        onClick={() => void callBad(host, said)}
      >
        <IconThumbDown size={18} aria-hidden />
      </button>
      {isRated && (
        <button type="button" className="hl-link-button" onClick={() => setIsTelling(true)}>
          {say('chat.tellMore')}
        </button>
      )}
      {isTelling && <BotReasons said={said} onClose={() => setIsTelling(false)} />}
    </div>
  );
}
