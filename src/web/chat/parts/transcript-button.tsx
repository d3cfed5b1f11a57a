/** Downloads what was said, as text. A lender may turn it off. */
import { useState } from 'react';
import { useOrg } from '../../platform/data/org-context.ts';
import { say } from '../../platform/data/say.ts';
import { transcriptText } from '../data/transcript-text.ts';
import { loadAll } from '../host/connect.ts';
import { useHost } from './host-context.ts';

export function TranscriptButton({ onDone }: { onDone?: () => void }) {
  const host = useHost();
  const { view, world } = host;
  const [isReading, setIsReading] = useState(false);
  const { chat, orgMetaData } = useOrg();
  if (chat?.transcript === false) return null;
  const download = async () => {
    setIsReading(true);
    await loadAll(host);
    setIsReading(false);
    const company = orgMetaData.companyInfo.companyNameShort;
    const { messages, earlier } = view.read();
    const text = transcriptText(messages, { company, now: world.now(), isCut: earlier !== undefined });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    Object.assign(document.createElement('a'), { href: url, download: 'chat.txt' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    onDone?.();
  };
  return (
    <button
      type="button"
      className="hl-link-button"
      aria-disabled={isReading}
      onClick={() => void (isReading || download())}
    >
      {say('chat.transcript')}
    </button>
  );
}
