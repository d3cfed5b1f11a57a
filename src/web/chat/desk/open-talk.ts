/** Opens one chat for its agent: what was said comes over HTTP, and from there on over the line. React only draws it. */

import { createStore, type Store } from '../../platform/data/create-store.ts';
import { typingPreview } from '../line/typing-preview.ts';
import type { ChatMessage } from '../port/chat-provider.ts';
import type { LinePolicies } from '../port/line-policies.ts';
import { agentLine } from './agent-line.ts';
import { emptyTalk, hearTalk, latestSeq, marked, sending, type Talk } from './talk.ts';

export type OpenTalk = {
  talk: Pick<Store<Talk>, 'read' | 'watch'>;
  send(text: string, files: readonly File[]): void;
  /** Sends what failed again, under its own identifier. */
  retry(message: ChatMessage): void;
  typing(text: string): void;
  /** The agent sees what stands there. */
  seen(): void;
  close(): void;
};

export type TalkHost = {
  uuid: string;
  messages: readonly ChatMessage[];
  policies: LinePolicies;
  /** Brings a file of the agent to the server; answers by which identifier a message names it. */
  bring(file: File): Promise<string>;
  /** Hears why a file was not taken. */
  failed(error: unknown): void;
  /** A message of the borrower has come. */
  heard(message: ChatMessage): void;
  renew(): Promise<unknown>;
};

/** The files of a message, and by which identifiers the server knows them once they are there. */
type Draft = { files: readonly File[]; ids?: readonly string[] };

export function openTalk({ uuid, messages, policies, heard, renew, bring, failed }: TalkHost): OpenTalk {
  const drafts = new Map<string, Draft>();
  const talk = createStore<Talk>({ ...emptyTalk, messages });
  let seen = 0;
  const line = agentLine({
    ...{ policies, channelId: uuid, renew, lastSeq: () => latestSeq(talk.read()) },
    hear: (frame) => {
      talk.write(hearTalk(talk.read(), frame));
      if (frame.t === 'welcome') for (const one of open(talk.read())) say(one);
      if (frame.t === 'message' && frame.message.role === 'borrower') heard(frame.message);
    },
    lost: () => talk.write({ ...talk.read(), isUp: false, isTyping: false }),
  });
  const preview = typingPreview(policies.previewMilliseconds, (text) =>
    line.say({ t: 'typing', preview: text }),
  );
  const say = ({ clientId = '', text }: Pick<ChatMessage, 'clientId' | 'text'>) => {
    const { files = [], ids = [] } = drafts.get(clientId) ?? {};
    // Its files are still on their way: it is said when they are there.
    return ids.length < files.length || line.say({ t: 'send', clientId, text, files: ids });
  };
  const put = async (clientId: string, text: string) => {
    const draft = drafts.get(clientId) ?? { files: [] };
    preview.show(null);
    talk.write(sending(talk.read(), clientId, text, draft.files.map(named)));
    try {
      draft.ids ??= await Promise.all(draft.files.map(bring));
    } catch (error) {
      failed(error);
      return talk.write(marked(talk.read(), clientId, 'failed'));
    }
    if (!say({ clientId, text })) talk.write(marked(talk.read(), clientId, 'failed'));
  };
  return {
    talk,
    send: (text, files) => {
      const clientId = crypto.randomUUID();
      drafts.set(clientId, { files });
      void put(clientId, text);
    },
    retry: ({ clientId = '', text }) => void put(clientId, text),
    typing: (text) => preview.show(text.trim() === '' ? null : text),
    seen: () => {
      const latest = latestSeq(talk.read());
      if (latest > seen && line.say({ t: 'read', seq: latest })) seen = latest;
    },
    close: () => {
      preview.stop();
      line.close();
    },
  };
}

/** A file that no one can open yet. */
const named = ({ name, size }: File) => ({ name, size, url: '' });

/** What was on its way when the line was lost. */
const open = ({ messages }: Talk) => messages.filter(({ status }) => status === 'sending');
