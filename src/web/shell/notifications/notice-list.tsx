/** The bell's list: three at first, the rest on demand (ACC-T2), each with its age and its buttons (ACC-T1, ACC-T4). */

import { useState } from 'react';
import { relativeTime } from '../../../engine/text/relative-time.ts';
import { Link } from '../../parts/link.tsx';
import { useOrg } from '../../platform/data/org-context.ts';
import { readerZone } from '../../platform/data/reader-zone.ts';
import { say } from '../../platform/data/say.ts';
import { serverNow } from '../../platform/data/server-clock.ts';
import { isUnread } from './group-notices.ts';
import type { NoticeHref } from './notice-href.ts';
import { noticeHref } from './notice-href.ts';
import type { Notice } from './notification.ts';

export const FIRST_SHOWN = 3;

export type NoticeListProps = {
  notices: readonly Notice[];
  /** Those that can be marked as read. */
  unread: readonly string[];
  onRead(uuids: readonly string[]): void;
  /** A button was followed. */
  onChosen(): void;
};

/** 'No Notifications' when there are none (ACC-T5). */
export function NoticeList({ notices, unread, onRead, onChosen }: NoticeListProps) {
  const [all, setAll] = useState(false);
  const now = new Date(serverNow()).toISOString();
  if (notices.length === 0) return <p className="hl-bell-none">{say('bell.none')}</p>;
  return (
    <>
      <div className="hl-bell-head">
        <h2>{say('bell.title')}</h2>
        {unread.length > 0 && (
          <button type="button" className="hl-link-button" onClick={() => onRead(unread)}>
            {say('bell.markAll')}
          </button>
        )}
      </div>
      <ul className="hl-bell-list">
        {notices.slice(0, all ? undefined : FIRST_SHOWN).map((notice) => (
          <li key={notice.uuid} data-unread={isUnread(notice)}>
            <OneNotice notice={notice} now={now} onRead={onRead} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      {notices.length > FIRST_SHOWN && (
        <button type="button" className="hl-bell-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('bell.less') : say('bell.all')}
        </button>
      )}
    </>
  );
}

type OneNoticeProps = { notice: Notice; now: string } & Pick<NoticeListProps, 'onRead' | 'onChosen'>;

function OneNotice({ notice, now, onRead, onChosen }: OneNoticeProps) {
  const org = useOrg();
  const { uuid, title, description, created, ctas = [] } = notice;
  const follow = () => {
    onRead([uuid]);
    onChosen();
  };
  return (
    <>
      <p className="hl-bell-title">
        {isUnread(notice) && <span className="hl-hidden">{say('bell.isUnread')}</span>}
        <strong>{title}</strong>
        <time dateTime={created}>{relativeTime(created, now, readerZone())}</time>
      </p>
      {description && <p className="hl-bell-text">{description}</p>}
      {ctas.map((button) => {
        const target = noticeHref(button.redirectPath, org);
        return target && <Button key={button.title} target={target} title={button.title} onFollow={follow} />;
      })}
    </>
  );
}

function Button({ target, title, onFollow }: { target: NoticeHref; title: string; onFollow(): void }) {
  const look = { className: 'hl-bell-button', onClick: onFollow };
  if (!target.away)
    return (
      <Link {...look} to={target.href}>
        {title}
      </Link>
    );
  return (
    <a {...look} href={target.href} target="_blank" rel="noopener noreferrer">
      {title} <span className="hl-hidden">{say('bell.newTab')}</span>
    </a>
  );
}
