/** Twilio's SDK as a test plays it: as much of it as the chat uses, and a script for what goes wrong. */
import { EventEmitter } from 'node:events';
import type {
  TwilioClient,
  TwilioConnection,
  TwilioConversation,
  TwilioMessage,
  TwilioParticipant,
  TwilioSdk,
} from '../../src/web/chat/providers/twilio/twilio-sdk.ts';

export const own = 'visitor';

export class FakeConversation extends EventEmitter {
  status: TwilioConversation['status'] = 'joined';
  state: TwilioConversation['state'] = { current: 'active' };
  log: TwilioMessage[] = [];
  participants: TwilioParticipant[] = [{ identity: own, lastReadMessageIndex: null }];
  typed = 0;
  readUpTo = -1;
  hasLeft = false;
  /** What happens to what is sent next. */
  next: 'arrives' | 'is refused' | 'arrives, and the answer is lost' | 'hangs' = 'arrives';
  /** Whether what is added is told of: a connection that is down tells nothing. */
  tells = true;

  add(author: string | null, body: string, more: Partial<TwilioMessage> = {}): TwilioMessage {
    const message = {
      ...{ index: this.log.length, author, body, attributes: {}, attachedMedia: null },
      ...{ dateCreated: new Date(1_700_000_000_000 + this.log.length), ...more },
    };
    this.log.push(message);
    if (this.tells) this.emit('messageAdded', message);
    return message;
  }

  async getMessages(size = 30, anchor = this.log.length - 1) {
    const end = Math.max(0, anchor + 1);
    const start = Math.max(0, end - size);
    return { items: this.log.slice(start, end), hasPrevPage: start > 0 };
  }

  async getParticipants() {
    return this.participants;
  }

  async advanceLastReadMessageIndex(index: number) {
    this.readUpTo = index;
    return 0;
  }

  async typing() {
    this.typed += 1;
  }

  async leave() {
    this.hasLeft = true;
  }

  prepareMessage() {
    const draft: { body: string; attributes: object; files: string[] } = {
      body: '',
      attributes: {},
      files: [],
    };
    const builder = {
      setBody: (body: string) => {
        draft.body = body;
        return builder;
      },
      setAttributes: (attributes: object) => {
        draft.attributes = attributes;
        return builder;
      },
      addMedia: (form: FormData) => {
        draft.files.push((form.get('file') as File).name);
        return builder;
      },
      build: () => ({ send: () => this.post(draft) }),
    };
    return builder;
  }

  private async post({ body, attributes, files }: { body: string; attributes: object; files: string[] }) {
    const how = this.next;
    this.next = 'arrives';
    if (how === 'is refused') throw new Error('Message rejected');
    if (how === 'hangs') return new Promise<never>(() => {});
    const attachedMedia = files.map((filename) => ({
      ...{ filename, size: 3 },
      getContentTemporaryUrl: async () => `https://media.example/${filename}`,
    }));
    const { index } = this.add(own, body, { attributes, ...(files.length > 0 && { attachedMedia }) });
    if (how === 'arrives, and the answer is lost') throw new Error('Connection lost');
    return index;
  }

  /** An agent comes, or goes. */
  agent(present: boolean) {
    const agent = { identity: 'agent-7', lastReadMessageIndex: null };
    this.participants = present
      ? [...this.participants, agent]
      : this.participants.filter(({ identity }) => identity === own);
    this.emit(present ? 'participantJoined' : 'participantLeft', agent);
  }
}

export type FakeClient = EventEmitter & { token: string; isShut: boolean; tokens: string[] };

/** @param start how each client that is made starts, one after the other; the last one continues */
export function fakeTwilio(
  start: ('starts' | 'fails' | 'fails, then starts' | 'is denied' | 'hangs')[] = ['starts'],
) {
  const conversation = new FakeConversation();
  const clients: FakeClient[] = [];
  class Client extends EventEmitter implements TwilioClient {
    readonly user = { identity: own };
    connectionState: TwilioConnection = 'connecting';
    isShut = false;
    tokens: string[] = [];

    readonly token: string;

    constructor(token: string) {
      super();
      this.token = token;
      if (!token) throw new Error('A valid Twilio token should be provided');
      clients.push(this);
      const how = start[Math.min(clients.length, start.length) - 1];
      setTimeout(() => {
        if (how?.startsWith('fails')) this.emit('initFailed', { error: { terminal: how === 'fails' } });
        // As the real one: a token that is refused ends the start for good.
        if (how === 'is denied') {
          this.connectionState = 'denied';
          this.emit('initFailed', { error: { terminal: true } });
        }
        if (how?.endsWith('starts')) this.emit('initialized');
      });
    }

    async getConversationBySid(sid: string): Promise<TwilioConversation> {
      if (!sid.startsWith('CH')) throw new Error('not found');
      return conversation;
    }

    async updateToken(token: string) {
      this.tokens.push(token);
    }

    async shutdown() {
      this.isShut = true;
    }
  }
  return {
    sdk: { Client } satisfies TwilioSdk,
    conversation,
    clients,
    latest: () => clients.at(-1) as FakeClient,
    connection(state: TwilioConnection) {
      conversation.tells = state === 'connected';
      clients.at(-1)?.emit('connectionStateChanged', state);
    },
  };
}
