/** Who the borrower is and where they are, for whoever answers them. */
import type { Conversation } from '../../../types/conversations.ts';
import { useDeskScope } from './desk-scope.ts';
import { TalkNotes } from './talk-notes.tsx';
import type { TalkFacts } from './use-talk.ts';
import { WaitingTime } from './waiting-time.tsx';

type Props = Pick<TalkFacts, 'chat' | 'standing' | 'notes'> & {
  /** Reads the notes again. */
  again(): Promise<void>;
};

export function TalkAbout({ chat, standing, notes, again }: Props) {
  const { words, act, fill } = useDeskScope();
  const save = async (text: string) => {
    const isSaved = await act(chat.uuid, 'notes', { text });
    if (isSaved) await again();
    return isSaved;
  };
  const rows: [string, string][] = [
    [words.page, pathOf(chat)],
    [words.lender, chat.lender],
    [words.language, chat.language ?? ''],
    [words.loanNumber, chat.loanNumber ?? ''],
    [words.step, standing?.step ?? ''],
    [words.stepPage, standing?.page ?? ''],
    [words.because, standing?.because ?? ''],
  ];
  return (
    <aside className="hl-talk-about">
      <p className="hl-talk-who" data-verified={chat.isVerified || chat.account !== undefined || undefined}>
        {chat.isVerified ? words.verified : chat.account ? fill(words.signedIn, chat) : words.unverified}
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
      <TalkNotes {...{ notes }} onSave={save} />
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
