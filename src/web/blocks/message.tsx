/** A text for the borrower to send on: shown whole, with buttons that copy it and open it as an email. */

import { IconMail } from '@tabler/icons-react';
import type { MessageBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { say } from '../platform/data/say.ts';
import './message.css';

/** The email has no recipient: the borrower knows whom it is for. */
export function Message({ block }: BlockProps<MessageBlock>) {
  const text = usePageText(block);
  const title = text(block.title);
  const body = text(block.text);
  const subject = text(block.subject);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <section className="hl-card hl-message">
      <h2 className="hl-card-title">{title}</h2>
      {block.help && <p className="hl-note">{text(block.help)}</p>}
      <div className="hl-message-paper">
        <p className="hl-message-subject">{subject}</p>
        <p className="hl-message-body">{body}</p>
      </div>
      <div className="hl-message-actions">
        <a className="hl-button" data-kind="secondary" data-size="small" href={mail}>
          <IconMail size={18} aria-hidden />
          {say('message.open')}
        </a>
        <CopyButton text={`${subject}\n\n${body}`} what={say('message.what')} label={say('message.copy')} />
      </div>
    </section>
  );
}
