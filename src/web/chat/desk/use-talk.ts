/** The chat that an agent has open: its facts from the server, and the talk itself on a line of its own. */
import { useEffect, useState } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Conversation } from '../../../types/conversations.ts';
import type { Review } from '../../../types/review.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import type { Send } from '../../platform/api/transport/client.ts';
import { textsOf } from '../line/texts-of.ts';
import type { ChatMessage } from '../port/chat-provider.ts';
import type { LinePolicies } from '../port/line-policies.ts';
import { deskPath } from './desk-path.ts';
import { type OpenTalk, openTalk } from './open-talk.ts';

export type TalkNote = { uuid: string; by: string; at: string; text: string };
/** `theirs` is the text in the borrower's language, where that is another. */
export type ReadyAnswer = { name: string; title: string; text: string; theirs?: string };
export type TalkFacts = {
  chat: Conversation;
  standing?: Review['standing'];
  notes: readonly TalkNote[];
  /** Who is there to take it over. */
  colleagues: readonly { uuid: string; name: string }[];
  /** What the chat's lender has ready, filled in for this borrower. */
  answers: readonly ReadyAnswer[];
};
export type ShownTalk = OpenTalk & TalkFacts;
type Options = {
  uuid: string;
  policies: LinePolicies | undefined;
  heard(message: ChatMessage): void;
  /** Hears why a file was not taken. */
  failed(error: unknown): void;
};

/** Undefined while it comes; an error where the server refuses it. */
export function useTalk({ uuid, policies, heard, failed }: Options): {
  shown?: ShownTalk;
  error?: Error;
  /** Reads the facts beside the talk again. */
  again(): Promise<void>;
} {
  const call = useSend();
  const [shown, setShown] = useState<ShownTalk>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (!policies) return;
    let isWanted = true;
    let opened: OpenTalk | undefined;
    setError(undefined);
    readShown(call, uuid)
      .then(({ messages, ...facts }) => {
        if (!isWanted) return;
        const renew = () => call({ method: 'GET', path: deskPath });
        const bring = (file: File) => bringFile(call, uuid, file);
        opened = openTalk({ uuid, messages, policies, heard, renew, bring, failed });
        setShown({ ...opened, ...facts });
      })
      .catch((reason: Error) => isWanted && setError(reason));
    return () => {
      isWanted = false;
      opened?.close();
      setShown(undefined);
    };
  }, [call, uuid, policies, heard, failed]);
  const again = async () => {
    const { messages: _, ...facts } = await readShown(call, uuid);
    setShown((before) => before && { ...before, ...facts });
  };
  return { again, ...(shown && { shown }), ...(error && { error }) };
}

async function bringFile(call: Send, uuid: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file, file.name);
  return textsOf(await call({ method: 'POST', path: `${deskPath}/${uuid}/files`, body }))('id');
}

type Answer = TalkFacts & { messages: ChatMessage[] };

async function readShown(call: Send, uuid: string): Promise<Answer> {
  const answer = await call({ method: 'GET', path: `${deskPath}/${uuid}` });
  if (!isRecord(answer) || !isRecord(answer.chat) || !Array.isArray(answer.messages))
    throw new Error('The answer is no chat');
  const messages = answer.messages.map((one: ChatMessage) => ({ ...one, status: 'sent' as const }));
  return { ...(answer as Answer), messages };
}
