/** Downloads what was said, as text. A lender may turn it off. */
import { useOrg } from '../../data/org-context.ts';
import { say } from '../../data/say.ts';
import { transcriptText } from '../data/transcript-text.ts';
import { useHost } from './host-context.ts';

export function TranscriptButton({ onDone }: { onDone?: () => void }) {
  const { view, world } = useHost();
  const { chat, orgMetaData } = useOrg();
  if (chat?.transcript === false) return null;
  const download = () => {
    const company = orgMetaData.companyInfo.companyNameShort;
    const text = transcriptText(view.read().messages, { company, now: world.now() });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    Object.assign(document.createElement('a'), { href: url, download: 'chat.txt' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    onDone?.();
  };
  return (
    <button type="button" className="hl-link-button" onClick={download}>
      {say('chat.transcript')}
    </button>
  );
}
