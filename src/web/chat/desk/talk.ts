/** One chat as its agent sees it, and what a frame of the server changes in it. Values in, values out. */

import { serverNow } from '../../platform/data/server-clock.ts';
import type { ChatFile, ChatMessage } from '../port/chat-provider.ts';
import type { EndedBy, ServerFrame, Standing } from '../providers/stream/server-frame.ts';

export type Talk = {
  /** In their order; those that the server has not taken yet come last. */
  messages: readonly ChatMessage[];
  agent: Standing;
  isTyping: boolean;
  /** What the borrower is typing, where the lender lets agents see it. */
  preview?: string | undefined;
  /** The latest message that the borrower has read. */
  read: number;
  isUp: boolean;
  isOver: boolean;
  /** Who ended it, or that its time is up. */
  over?: EndedBy | undefined;
  /** The borrower has closed the page, or lost the network. */
  isAway: boolean;
};

export const emptyTalk: Talk = {
  messages: [],
  agent: { present: false },
  isTyping: false,
  read: 0,
  isUp: false,
  isOver: false,
  isAway: false,
};

export function hearTalk(talk: Talk, frame: ServerFrame): Talk {
  if (frame.t === 'welcome') {
    const { agent, read, frozen, over, away = false, messages } = frame;
    const standing = { agent, read, isUp: true, isOver: frozen, over, isAway: away };
    return messages.reduce(taken, { ...talk, ...standing });
  }
  if (frame.t === 'message') return taken(talk, frame.message);
  if (frame.t === 'nack') return marked(talk, frame.clientId, 'failed');
  if (frame.t === 'agent') {
    const { present, isMine, name } = frame;
    return { ...talk, agent: { present, ...(isMine !== undefined && { isMine }), ...(name && { name }) } };
  }
  if (frame.t === 'typing') return { ...talk, isTyping: frame.on, preview: frame.preview };
  if (frame.t === 'read') return { ...talk, read: frame.seq };
  if (frame.t === 'channel')
    return { ...talk, isOver: talk.isOver || frame.frozen, over: frame.over ?? talk.over };
  if (frame.t === 'borrower') return { ...talk, isAway: frame.away };
  return talk;
}

/** What the agent sends stands there at once. */
export function sending(talk: Talk, clientId: string, text: string, files: readonly ChatFile[] = []): Talk {
  const at = new Date(serverNow()).toISOString();
  const draft = {
    id: clientId,
    clientId,
    seq: latestSeq(talk) + 1,
    role: 'agent',
    text,
    at,
    files: [...files],
  } as const;
  const others = talk.messages.filter((one) => one.clientId !== clientId);
  return { ...talk, messages: [...others, { ...draft, status: 'sending' }] };
}

export function marked(talk: Talk, clientId: string, status: 'sending' | 'failed'): Talk {
  const messages = talk.messages.map((one) =>
    one.clientId === clientId && one.status !== 'sent' ? { ...one, status } : one,
  );
  return { ...talk, messages };
}

/** The number of the latest message that the server has sent. */
export function latestSeq({ messages }: Talk): number {
  return Math.max(0, ...messages.filter(({ status }) => status === 'sent').map(({ seq }) => seq));
}

function taken(talk: Talk, message: ChatMessage): Talk {
  const isSame = (one: ChatMessage) =>
    one.id === message.id || (message.role === 'agent' && one.clientId === message.clientId);
  const others = talk.messages.filter((one) => !isSame(one));
  const sent = others.filter(({ status }) => status === 'sent');
  const waiting = others.filter(({ status }) => status !== 'sent');
  const inOrder = [...sent, message].sort((one, other) => one.seq - other.seq);
  const isTheirs = message.role === 'borrower';
  return {
    ...talk,
    messages: [...inOrder, ...waiting],
    ...(isTheirs && { isTyping: false, preview: undefined }),
  };
}
