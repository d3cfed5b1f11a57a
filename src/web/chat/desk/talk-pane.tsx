/** The chat that is open: who it is with, what was said, and what the agent may do. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../page/confirm-dialog.tsx';
import { announce } from '../../parts/announcer.tsx';
import { failureSentence } from '../../platform/api/transport/api-error.ts';
import { useStore } from '../../platform/data/use-store.ts';
import type { ChatMessage } from '../port/chat-provider.ts';
import type { LinePolicies } from '../port/line-policies.ts';
import { type DeskWords, useDeskScope } from './desk-scope.ts';
import { HandOverMenu } from './hand-over-menu.tsx';
import type { Talk } from './talk.ts';
import { TalkAbout } from './talk-about.tsx';
import { TalkMessages } from './talk-messages.tsx';
import { TalkReply } from './talk-reply.tsx';
import { type Focus, useFocus } from './use-focus.ts';
import { type ShownTalk, useTalk } from './use-talk.ts';

type Props = {
  uuid: string;
  policies: LinePolicies | undefined;
  /** The reader has just chosen it: the focus follows. */
  isChosen: boolean;
  /** What the list says that the borrower reads now. */
  language: string | undefined;
  onBack(): void;
};

export function TalkPane({ uuid, policies, isChosen, language, onBack }: Props) {
  const { words, refuse } = useDeskScope();
  const heard = useCallback((message: ChatMessage) => announce(message.text), []);
  const failed = useCallback((reason: unknown) => refuse(failureSentence(reason)), [refuse]);
  const { shown, error, again } = useTalk({ uuid, policies, heard, failed });
  return (
    <section className="hl-talk">
      <button type="button" className="hl-link-button hl-talk-back" onClick={onBack}>
        {words.back}
      </button>
      {error && <p className="hl-talk-quiet">{words.gone}</p>}
      {shown && <Open {...{ shown, again, isChosen, language }} />}
    </section>
  );
}

type OpenProps = Pick<Props, 'isChosen' | 'language'> & { shown: ShownTalk; again(): Promise<void> };

function Open({ shown, again, isChosen, language }: OpenProps) {
  const { words, fill } = useDeskScope();
  const talk = useStore(shown.talk);
  const { chat } = shown;
  const isMine = talk.agent.isMine === true && !talk.isOver;
  useSeen(shown, isMine, talk.messages.length);
  useAgain(again, isMine, language);
  const focus = useFocus(isChosen, { isMine, isTaken: talk.agent.present, isOver: talk.isOver });
  return (
    <>
      <Head {...{ shown, isMine, focus, again }} isWaiting={!talk.agent.present && !talk.isOver} />
      <div className="hl-talk-body">
        <div className="hl-talk-main">
          {!talk.isUp && !talk.isOver && <p className="hl-talk-notice">{words.lost}</p>}
          {talk.isOver && <p className="hl-talk-notice">{fill(overWords(talk, words), chat)}</p>}
          {talk.isAway && talk.isUp && !talk.isOver && (
            <p className="hl-talk-notice">{fill(words.away, chat)}</p>
          )}
          {talk.agent.present && !isMine && !talk.isOver && (
            <p className="hl-talk-notice">{fill(words.taken, { name: talk.agent.name })}</p>
          )}
          <TalkMessages talk={talk} name={chat.name} onRetry={shown.retry} />
          {isMine && (
            <TalkReply
              {...{ field: focus.field, answers: shown.answers }}
              onSend={shown.send}
              onTyping={shown.typing}
            />
          )}
        </div>
        <TalkAbout {...shown} again={again} />
      </div>
    </>
  );
}

/** Who ended it; of a chat from before that was written down, only that it is over. */
function overWords({ over }: Talk, words: DeskWords): string {
  if (over === 'borrower') return words.overBorrower;
  if (over === 'time') return words.overTime;
  if (over === 'me') return words.overMine;
  return over === 'agent' ? words.overAgent : words.over;
}

/** In another language, and for the agent who took the chat, the ready answers are others. */
function useAgain(again: () => Promise<void>, isMine: boolean, language: string | undefined): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server fills the answers in for a language
  useEffect(() => {
    if (isMine) latest.current().catch(() => undefined);
  }, [isMine, language]);
}

/** What stands there is read once the agent can see it. */
function useSeen({ seen }: ShownTalk, isMine: boolean, count: number): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && isMine && count > 0 && seen();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [seen, isMine, count]);
}

type HeadProps = {
  shown: ShownTalk;
  isMine: boolean;
  isWaiting: boolean;
  focus: Focus;
  again(): Promise<void>;
};

function Head({ shown: { chat, colleagues }, isMine, isWaiting, focus, again }: HeadProps) {
  const { words, act, fill } = useDeskScope();
  const [isEnding, setEnding] = useState(false);
  return (
    <header className="hl-talk-top">
      <h2 ref={focus.title} tabIndex={-1} className="hl-section">
        {chat.name}
      </h2>
      {isWaiting && (
        <button
          type="button"
          className="hl-button"
          data-kind="primary"
          data-size="small"
          onClick={() => {
            focus.follows();
            void act(chat.uuid, 'accept');
          }}
        >
          {words.accept}
        </button>
      )}
      {isMine && <HandOverMenu {...{ chat, colleagues, again }} onGive={focus.follows} />}
      {isMine && (
        <button
          type="button"
          className="hl-button"
          data-kind="secondary"
          data-size="small"
          onClick={() => setEnding(true)}
        >
          {words.end}
        </button>
      )}
      {isEnding && (
        <ConfirmDialog
          confirm={{
            ...{ title: words.endTitle, text: words.endText },
            ...{ label: words.endLabel, cancel: words.endCancel },
          }}
          text={(template) => fill(template, chat)}
          onCancel={() => setEnding(false)}
          onConfirm={() => {
            setEnding(false);
            focus.follows();
            void act(chat.uuid, 'end');
          }}
        />
      )}
    </header>
  );
}
