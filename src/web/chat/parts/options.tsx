/** What can be done with a chat beside writing: its sound, its transcript, its end. */
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { DisclosureMenu } from '../../parts/disclosure-menu.tsx';
import { say } from '../../platform/data/say.ts';
import { useStore } from '../../platform/data/use-store.ts';
import { isSoundOn, turnSound } from '../data/sound.ts';
import type { ChatParts } from '../host/chat-parts.ts';
import { useHost, usePanel, useView } from './host-context.ts';
import { TranscriptButton } from './transcript-button.tsx';

export function Options() {
  const { run } = useHost();
  const hasSaid = useView('messages').length > 0;
  usePanel();
  const runs = run.would({ name: 'ended' });
  return (
    <DisclosureMenu look="icon" label={say('chat.options')} icon={<IconDots size={20} aria-hidden />}>
      {(close) => (
        <ul className="hl-menu-list">
          <li>
            <SoundSwitch />
          </li>
          {hasSaid && (
            <li>
              <TranscriptButton onDone={close} />
            </li>
          )}
          {runs && (
            <li>
              <EndButton onDone={close} />
            </li>
          )}
        </ul>
      )}
    </DisclosureMenu>
  );
}

function SoundSwitch() {
  const isOn = useStore(isSoundOn);
  return (
    <label className="hl-chat-sound">
      <input type="checkbox" checked={isOn} onChange={({ target }) => turnSound(target.checked)} />
      {say('chat.sound')}
    </label>
  );
}

// Asked once more: what ends cannot continue.
function EndButton({ onDone }: { onDone: () => void }) {
  const host = useHost();
  const [isSure, setIsSure] = useState(false);
  const end = () => {
    onDone();
    void endChat(host);
  };
  return (
    <button type="button" className="hl-link-button" onClick={() => (isSure ? end() : setIsSure(true))}>
      {isSure ? `${say('chat.endSure')} ${say('chat.endText')}` : say('chat.end')}
    </button>
  );
}

/** The borrower leaves the chat for good. Whatever the provider makes of it, here it is over. */
async function endChat({ line, run }: ChatParts): Promise<void> {
  const current = line.current();
  await current?.provider.end().catch(() => undefined);
  if (!current || current.isCurrent()) run.tell({ name: 'ended' });
}
