/** What went wrong, above everything else (ACC-C30 to ACC-C33). Each is said once to a screen reader. */
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Callout } from '../../parts/callout.tsx';
import { useOrg } from '../../platform/data/org-context.ts';
import { say } from '../../platform/data/say.ts';
import { announceSoon } from '../data/announce-soon.ts';
import type { ChatAlert } from '../data/chat-alert.ts';
import { connect } from '../host/connect.ts';
import { useHost, useView } from './host-context.ts';
import { ReachWords, type Ways } from './reach-words.tsx';

const TONES = {
  wrong: 'danger',
  resend: 'danger',
  slow: 'warning',
  away: 'warning',
  token: 'warning',
} as const;

export function Notices() {
  const isLost = useView('isLost');
  const alert = useView('alert');
  return (
    <div className="hl-chat-notices">
      {isLost && <Lost />}
      {alert && <Alert key={alert} alert={alert} />}
    </div>
  );
}

function Lost() {
  const host = useHost();
  const text = say('chat.lost');
  useEffect(() => announceSoon(text), [text]);
  return (
    <Callout tone="warning">
      <p>{text}</p>
      <button type="button" className="hl-link-button" onClick={() => void connect(host)}>
        {say('chat.reconnect')}
      </button>
    </Callout>
  );
}

function Alert({ alert }: { alert: ChatAlert }) {
  const { view } = useHost();
  const refusal = useView('refusal');
  const { phoneFormatted: phone = '', email = '' } = useOrg().orgMetaData.companyInfo;
  const text = (alert === 'slow' && refusal) || sentences[alert]({ phone, email });
  useEffect(() => announceSoon(text), [text]);
  return (
    <Callout tone={TONES[alert]}>
      <p>{alert === 'away' ? <ReachWords says={sentences.away} /> : text}</p>
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('chat.dismiss')}
        onClick={() => view.change({ alert: undefined })}
      >
        <IconX size={18} aria-hidden />
      </button>
    </Callout>
  );
}

const sentences: Record<ChatAlert, (ways: Ways) => string> = {
  wrong: () => say('chat.wrong'),
  resend: () => say('chat.resend'),
  slow: () => say('chat.slow'),
  away: (ways) => say('chat.away', ways),
  token: () => say('chat.token'),
};
