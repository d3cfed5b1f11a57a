/** Every provider keeps to the port: the stream and the chatbot's calls are played, Twilio and NICE by fakes of their SDKs. */
/**
 * Covers src/web/chat/providers/{load-provider.ts,stream,twilio,nice,talkjs,chatbot}, src/web/chat/line, src/web/chat/port.
 */
import { describe } from 'vitest';
import { createChatbotProvider } from '../../src/web/chat/providers/chatbot/chatbot-provider.ts';
import { createNiceProvider } from '../../src/web/chat/providers/nice/nice-provider.ts';
import { createTalkjsProvider } from '../../src/web/chat/providers/talkjs/talkjs-provider.ts';
import { createTwilioProvider } from '../../src/web/chat/providers/twilio/twilio-provider.ts';
import { fakeBot, fakeTranscript } from './fake-bot.ts';
import { fakeNice } from './fake-nice.ts';
import { fakeTwilio } from './fake-twilio.ts';
import { playedStream } from './played-stream.ts';
import { keepsThePort, type Script, type Subject } from './provider-contract.ts';
import { testGround } from './test-ground.ts';

const begun = {
  token: 'token-1',
  conversationSid: 'CH1',
  providerChannelId: 'thread',
  providerUserId: 'ann',
};

const subjects: Record<string, () => Promise<Subject>> = {
  stream: async () => playedStream(),
  async twilio() {
    const twilio = fakeTwilio();
    const { conversation } = twilio;
    return {
      provider: createTwilioProvider(testGround(() => begun).ground, async () => twilio.sdk),
      says: (text) => conversation.add('agent-7', text),
      drops(meanwhile) {
        twilio.connection('connecting');
        conversation.add('agent-7', meanwhile);
        twilio.connection('connected');
      },
      refuses: () => Object.assign(conversation, { next: 'is refused' }),
      losesAnswer: () => Object.assign(conversation, { next: 'arrives, and the answer is lost' }),
      ends: () => Object.assign(conversation, { state: { current: 'closed' } }).emit('updated'),
    };
  },
  async nice() {
    const nice = fakeNice();
    const { ground } = testGround(() => begun);
    return {
      provider: createNiceProvider({ ...ground, nice: async () => nice.sdk }),
      says: (text) => nice.add('outbound', text),
      refuses: () => Object.assign(nice.world, { refusesNext: true }),
      ends: () => nice.tell('CASE_STATUS_CHANGED', { case: { status: 'closed' } }),
    };
  },
  async talkjs() {
    const { ground } = testGround(fakeTranscript(3));
    return {
      provider: createTalkjsProvider({ ...ground, userToken: 'user-token' }),
      before: ['No. 1', 'No. 2', 'No. 3'],
    };
  },
  async chatbot() {
    const bot = fakeBot();
    const { ground } = testGround(bot.send);
    return {
      provider: createChatbotProvider(ground),
      refuses: () => Object.assign(bot.world, { refusesNext: 503 }),
    };
  },
};

const scripted: Record<string, readonly (keyof Script)[]> = {
  stream: ['says', 'drops', 'refuses', 'losesAnswer'],
  twilio: ['says', 'drops', 'refuses', 'losesAnswer'],
  nice: ['says', 'refuses'],
  chatbot: ['refuses'],
};

describe.each(Object.entries(subjects))('%s', (name, open) => keepsThePort(open, scripted[name] ?? []));
