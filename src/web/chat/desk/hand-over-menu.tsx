/** Gives the chat to a colleague who is there, or back to the queue. */
import { IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { DisclosureMenu } from '../../parts/disclosure-menu.tsx';
import { useDeskScope } from './desk-scope.ts';
import type { TalkFacts } from './use-talk.ts';

type Props = Pick<TalkFacts, 'chat' | 'colleagues'> & {
  onGive(): void;
  /** Reads again who is there: a colleague may have come since the chat was opened. */
  again(): Promise<void>;
};

export function HandOverMenu({ chat, colleagues, onGive, again }: Props) {
  const { words, act } = useDeskScope();
  return (
    <DisclosureMenu label={words.handOver} icon={<IconArrowForwardUp size={20} aria-hidden />}>
      {(close) => {
        const give = (to?: string) => {
          close();
          onGive();
          void act(chat.uuid, 'hand-over', to === undefined ? {} : { to });
        };
        return <Takers {...{ colleagues, again, give }} />;
      }}
    </DisclosureMenu>
  );
}

type TakersProps = Pick<Props, 'colleagues' | 'again'> & { give(to?: string): void };

function Takers({ colleagues, again, give }: TakersProps) {
  const { words, fill } = useDeskScope();
  const latest = useRef(again);
  useEffect(() => {
    latest.current().catch(() => undefined);
  }, []);
  return (
    <ul className="hl-talk-give">
      <li>
        <button type="button" className="hl-talk-give-to" onClick={() => give()}>
          {words.toQueue}
        </button>
      </li>
      {colleagues.map(({ uuid, name }) => (
        <li key={uuid}>
          <button type="button" className="hl-talk-give-to" onClick={() => give(uuid)}>
            {fill('{{item.name | mailbox}}', { name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
