/** Who the borrower is and where they are, for whoever answers them. */
import type { Conversation } from '../../types/conversations.ts';
import { useDeskScope } from './desk-scope.ts';
import type { ShownTalk } from './use-talk.ts';
import { WaitingTime } from './waiting-time.tsx';

export function TalkAbout({ chat, standing }: Pick<ShownTalk, 'chat' | 'standing'>) {
  const { words } = useDeskScope();
  const rows: [string, string][] = [
    [words.page, pathOf(chat)],
    [words.lender, chat.lender],
    [words.loanNumber, chat.loanNumber ?? ''],
    [words.step, standing?.step ?? ''],
    [words.stepPage, standing?.page ?? ''],
    [words.because, standing?.because ?? ''],
  ];
  return (
    <aside className="hl-talk-about">
      <p className="hl-talk-who" data-verified={chat.isVerified || undefined}>
        {chat.isVerified ? words.verified : words.unverified}
      </p>
      <dl>
        <div>
          <dt>{words.email}</dt>
          <dd>{chat.email}</dd>
        </div>
        <div>
          <dt>{words.since}</dt>
          <dd>
            <WaitingTime since={chat.since} />
          </dd>
        </div>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}

/** The page without the host, which is the lender's own. */
function pathOf({ pageUrl }: Conversation): string {
  try {
    return new URL(pageUrl).pathname;
  } catch {
    return pageUrl;
  }
}
