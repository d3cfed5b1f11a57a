/** Chats with people outside, live: who waits, the reader's own, and the one that is open. What is open stays for the visit. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { readPath } from '../../engine/facts/read-path.ts';
import type { Conversation } from '../../types/conversations.ts';
import type { ChatsBlock } from '../../types/page.ts';
import { ChatList } from '../chat/desk/chat-list.tsx';
import { deskPath } from '../chat/desk/desk-path.ts';
import { type DeskScope, DeskScopeContext } from '../chat/desk/desk-scope.ts';
import { TalkPane } from '../chat/desk/talk-pane.tsx';
import { useDeskLine } from '../chat/desk/use-desk-line.ts';
import { type LinePolicies, linePolicies } from '../chat/port/line-policies.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Callout } from '../parts/callout.tsx';
import { useCore } from '../platform/api/hooks/use-content.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { fillText } from '../platform/data/fill-text.ts';
import { entriesOf } from './table.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import './chats.css';

export function Chats({ block }: BlockProps<ChatsBlock>) {
  const { facts, page, context } = usePageScope();
  const [kept, keep] = useKeptChoice(`${page.id}/${block.id ?? block.block}`);
  const [refusal, setRefusal] = useState('');
  const policies = usePolicies(block.panel);
  const scope = useDeskScopeOf(block, setRefusal);
  useDeskLine(policies, context.refresh);
  const chats = entriesOf(readPath(facts, block.from)).flatMap(readChat);
  const chosen = kept.chat ?? '';
  const named = block.agentName && readPath(facts, block.agentName);
  const agentName = typeof named === 'string' ? named : undefined;
  const [pressed, setPressed] = useState('');
  const place = useReturn(chosen);
  return (
    <DeskScopeContext value={scope}>
      {refusal && <Callout tone="warning">{refusal}</Callout>}
      <div ref={place} className="hl-chats" data-open={chosen !== '' || undefined}>
        <ChatList
          {...{ chats, chosen, agentName }}
          onChoose={(uuid) => {
            setPressed(uuid);
            keep('chat', uuid);
          }}
        />
        {chosen === '' ? (
          <p className="hl-chats-choose">{scope.words.choose}</p>
        ) : (
          <TalkPane
            key={chosen}
            {...{ uuid: chosen, policies, isChosen: pressed === chosen }}
            language={chats.find(({ uuid }) => uuid === chosen)?.language}
            onBack={() => keep('chat', '')}
          />
        )}
      </div>
    </DeskScopeContext>
  );
}

/** Back in the list, the focus is where it was: on the chat that was open, or on the first one where that is gone. */
function useReturn(chosen: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    const left = before.current;
    before.current = chosen;
    if (left === '' || chosen !== '') return;
    const entries = [...(place.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])];
    (entries.find(({ dataset }) => dataset.chat === left) ?? entries[0])?.focus();
  }, [chosen]);
  return place;
}

/** What the list needs is there: the rest of the answer has the shape of its entity. */
function readChat(entry: Record<string, unknown>): Conversation[] {
  const isChat =
    typeof entry.uuid === 'string' && typeof entry.name === 'string' && typeof entry.since === 'string';
  return isChat ? [entry as unknown as Conversation] : [];
}

/** How the chat's own flow wants a line kept. */
function usePolicies(panel: string): LinePolicies | undefined {
  const { data } = useCore(panel);
  return useMemo(() => data && linePolicies(data.timers?.policies), [data]);
}

function useDeskScopeOf(block: ChatsBlock, refuse: (why: string) => void): DeskScope {
  const { core, facts, context } = usePageScope();
  const call = useSend();
  const words = { ...block.words };
  return {
    words,
    refuse,
    fill: (template, item = {}) => fillText(core, template, { ...facts, item }),
    act: async (uuid, what, body = {}) => {
      refuse('');
      try {
        await call({ method: 'POST', path: `${deskPath}/${uuid}/${what}`, body });
        return true;
      } catch (error) {
        refuse(failureSentence(error));
        return false;
      } finally {
        await context.refresh();
      }
    },
  };
}
