/** NICE's SDK as a test plays it: as much of it as the chat uses. */
import { EventEmitter } from 'node:events';
import type { NiceListen, NiceSdk } from '../../src/web/chat/port/nice-sdk.ts';

type NiceMessage = { id: string; direction: string; createdAt: string; messageContent: { text: string } };

const ChatEvent = {
  ...{ MESSAGE_CREATED: 'MessageCreated', AGENT_TYPING_STARTED: 'AgentTypingStarted' },
  ...{ AGENT_TYPING_ENDED: 'AgentTypingEnded', ASSIGNED_AGENT_CHANGED: 'AssignedAgentChanged' },
  ...{ CASE_STATUS_CHANGED: 'CaseStatusChanged', LIVECHAT_RECOVERED: 'LivechatRecovered' },
  SET_POSITION_IN_QUEUE: 'SetPositionInQueue',
} as const;

export function fakeNice() {
  const emitter = new EventEmitter();
  const log: NiceMessage[] = [];
  const world = {
    ...{ isClosed: false, hasThread: true, refusesNext: false, answersWithMessage: true, hangs: false },
    ...{ began: 0, seen: 0, loaded: 0 },
  };
  const listen: NiceListen = (type, hear) => {
    emitter.on(type, hear);
    return () => void emitter.off(type, hear);
  };
  const tell = (name: keyof typeof ChatEvent, data: object) =>
    void emitter.emit(ChatEvent[name], { detail: { data } });
  const add = (direction: 'inbound' | 'outbound', text: string) => {
    const createdAt = new Date(1_700_000_000_000 + log.length * 1000).toISOString();
    const message = { id: `n${log.length}`, direction, createdAt, messageContent: { text } };
    log.push(message);
    tell('MESSAGE_CREATED', { message });
    return message;
  };
  const standing = () => ({
    messages: [...log].reverse().slice(0, 25),
    inboxAssignee: null,
    consumerContact: { status: world.isClosed ? 'closed' : 'open' },
  });
  const thread = {
    async recover() {
      if (!world.hasThread) throw new Error('no such thread');
      return standing();
    },
    async startChat() {
      world.began += 1;
    },
    async endChat() {},
    async sendTextMessage(text: string) {
      if (world.refusesNext) {
        world.refusesNext = false;
        throw new Error('refused');
      }
      const message = add('inbound', text);
      return world.answersWithMessage ? { data: { message } } : {};
    },
    async loadMoreMessages() {
      world.loaded += 1;
      const older = [...log].reverse().slice(25);
      return world.loaded > 1 || older.length === 0 ? null : { data: { messages: older } };
    },
    async lastMessageSeen() {
      world.seen += 1;
    },
    keystroke() {},
    stopTyping() {},
    onThreadEvent: listen,
  };
  const sdk: NiceSdk = {
    ChatEvent,
    open: () => ({
      connect: () => (world.hangs ? new Promise<never>(() => {}) : Promise.resolve()),
      getThread: () => thread,
      onChatEvent: listen,
    }),
  };
  return { sdk, world, log, add, tell, listeners: () => emitter.eventNames().length };
}
