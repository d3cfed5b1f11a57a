/** Twilio's SDK as it starts: its own types, and one that fails, hangs or cannot be fetched. */
/** Covers src/web/chat/providers/twilio/{twilio-sdk,start-client}.ts. */
import * as twilioSdk from '@twilio/conversations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTwilioProvider } from '../../src/web/chat/providers/twilio/twilio-provider.ts';
import type {
  TwilioClient,
  TwilioConnection,
  TwilioConversation,
  TwilioSdk,
} from '../../src/web/chat/providers/twilio/twilio-sdk.ts';
import { fakeTwilio, own } from './fake-twilio.ts';
import { never, pass, states, testGround } from './test-ground.ts';
import { session, twilioChat } from './twilio-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the real SDK has what the chat uses, and a fake of another shape is refused by the type checker', () => {
  const module: TwilioSdk = twilioSdk;
  const fits: [
    twilioSdk.Client extends TwilioClient ? true : false,
    twilioSdk.Conversation extends TwilioConversation ? true : false,
    twilioSdk.ConnectionState extends TwilioConnection ? true : false,
    TwilioConnection extends twilioSdk.ConnectionState ? true : false,
  ] = [true, true, true, true];
  // @ts-expect-error A client without these members is none.
  const wrong: TwilioClient = { user: { identity: own } };

  expect(fits).not.toContain(false);
  expect(wrong).toBeDefined();
  for (const name of ['getConversationBySid', 'updateToken', 'shutdown', 'on', 'removeAllListeners'])
    expect(module.Client.prototype).toHaveProperty(name);
  for (const name of ['getMessages', 'prepareMessage', 'advanceLastReadMessageIndex', 'typing', 'leave'])
    expect(twilioSdk.Conversation.prototype).toHaveProperty(name);
});

test('[ACC-X43] an SDK that neither starts nor fails is given up after 15 s', async () => {
  const { provider, events, latest } = twilioChat(['hangs']);
  const failed = provider.resume(session, never()).catch((error: unknown) => error);
  await pass(14.9);
  expect(states(events)).toEqual(['connecting']);
  await pass(0.1);

  expect(await failed).toMatchObject({ code: 'UNAVAILABLE' });
  expect(states(events)).toEqual(['connecting', 'failed']);
  expect([latest().isShut, vi.getTimerCount()]).toEqual([true, 0]);
  // What it does later is not heard.
  latest().emit('initialized');
  latest().emit('connectionStateChanged', 'connected');
  await pass(60);
  expect(events).toHaveLength(2);
});

test('a first try that failed and is repeated by the SDK is waited for; a last one is not', async () => {
  const patient = twilioChat(['fails, then starts']);
  await patient.join();
  expect(states(patient.events)).toEqual(['connecting', 'connected']);

  const { provider, events } = twilioChat(['fails']);
  const failed = provider.resume(session, never()).catch((error: unknown) => error);
  await pass(0);
  expect(await failed).toMatchObject({ code: 'UNAVAILABLE' });
  expect(states(events)).toEqual(['connecting', 'failed']);
});

test.each([
  ['a token that is none', { ...session, token: '' }],
  ['a conversation that is not there', { ...session, conversationSid: 'XX' }],
])('%s is a failure', async (_name, stored) => {
  const { provider } = twilioChat();
  const failed = provider.resume(stored, never()).catch((error: unknown) => error);
  await pass(0);

  expect(await failed).toMatchObject({ code: 'UNAVAILABLE' });
});

test('an SDK that cannot be fetched is a failure, and a later try may succeed', async () => {
  const twilio = fakeTwilio();
  let tries = 0;
  const provider = createTwilioProvider(testGround().ground, async () => {
    tries += 1;
    if (tries === 1) throw new Error('Failed to fetch dynamically imported module');
    return twilio.sdk;
  });
  await expect(provider.resume(session, never())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const second = provider.resume(session, never());
  await pass(0);

  await expect(second).resolves.toBeUndefined();
});

test('dispose during the start ends it at once and leaves no timer', async () => {
  const { provider, latest } = twilioChat(['hangs']);
  const failed = provider.resume(session, never()).catch((error: unknown) => error);
  await pass(1);
  provider.dispose();

  expect(await failed).toMatchObject({ code: 'ABORTED' });
  expect([latest().isShut, vi.getTimerCount()]).toEqual([true, 0]);
});
