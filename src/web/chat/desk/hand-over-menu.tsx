/** Gives the chat to a colleague who is there, or back to the queue. */
import { IconArrowForwardUp } from '@tabler/icons-react';
import { DisclosureMenu } from '../../parts/disclosure-menu.tsx';
import { useDeskScope } from './desk-scope.ts';
import type { TalkFacts } from './use-talk.ts';

type Props = Pick<TalkFacts, 'chat' | 'colleagues'> & { onGive(): void };

export function HandOverMenu({ chat, colleagues, onGive }: Props) {
  const { words, fill, act } = useDeskScope();
  return (
    <DisclosureMenu label={words.handOver} icon={<IconArrowForwardUp size={20} aria-hidden />}>
      {(close) => {
        const give = (to?: string) => {
          close();
          onGive();
          void act(chat.uuid, 'hand-over', to === undefined ? {} : { to });
        };
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
      }}
    </DisclosureMenu>
  );
}
