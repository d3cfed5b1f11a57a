/** Covers src/web/chat/providers/twilio. */
/** Twilio's provider against a scripted SDK that denies, reconnects, lets tokens expire and hangs; and the SDK's own types. */
import * as twilioSdk from '@twilio/conversations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderEvent } from '../../src/web/chat/port/chat-provider.ts';
import { createTwilioProvider } from '../../src/web/chat/providers/twilio/twilio-provider.ts';
import type {
  TwilioClient,
  TwilioConnection,
  TwilioConversation,
  TwilioSdk,
} from '../../src/web/chat/providers/twilio/twilio-sdk.ts';
import { fakeTwilio, own } from './fake-twilio.ts';
import { draft, never, states, testGround, texts } from './test-ground.ts';

const session = { token: 'token-1', conversationSid: 'CH1' };
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const ofType = (events: ProviderEvent[], type: ProviderEvent['type']) =>
  events.filter((event) => event.type === type);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function chat(start?: Parameters<typeof fakeTwilio>[0], answer?: Parameters<typeof testGround>[0]) {
  const twilio = fakeTwilio(start);
  const { ground, calls } = testGround(answer);
  const provider = createTwilioProvider(ground, async () => twilio.sdk);
  const events: ProviderEvent[] = [];
  provider.subscribe((event) => events.push(event));
  const join = async () => {
    const done = provider.resume(session, never());
    await pass(0);
    await done;
  };
  return { ...twilio, provider, events, calls, join };
}

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

describe('the start', () => {
  test('[ACC-X43] an SDK that neither starts nor fails is given up after 15 s', async () => {
    const { provider, events, latest } = chat(['hangs']);
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
    const patient = chat(['fails, then starts']);
    await patient.join();
    expect(states(patient.events)).toEqual(['connecting', 'connected']);

    const { provider, events } = chat(['fails']);
    const failed = provider.resume(session, never()).catch((error: unknown) => error);
    await pass(0);
    expect(await failed).toMatchObject({ code: 'UNAVAILABLE' });
    expect(states(events)).toEqual(['connecting', 'failed']);
  });

  test.each([
    ['a token that is none', { ...session, token: '' }],
    ['a conversation that is not there', { ...session, conversationSid: 'XX' }],
  ])('%s is a failure', async (_name, stored) => {
    const { provider } = chat();
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
    const { provider, latest } = chat(['hangs']);
    const failed = provider.resume(session, never()).catch((error: unknown) => error);
    await pass(1);
    provider.dispose();

    expect(await failed).toMatchObject({ code: 'ABORTED' });
    expect([latest().isShut, vi.getTimerCount()]).toEqual([true, 0]);
  });
});

describe('[ACC-X42] the connection', () => {
  test('retries: it is said once, and taken back', async () => {
    const { events, join, connection } = chat();
    await join();
    for (const state of ['retrying', 'connecting', 'disconnected', 'connecting'] as const) connection(state);
    connection('connected');
    await pass(0);

    expect(states(events)).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  });

  test('has an error: it has failed', async () => {
    const { events, join, connection } = chat();
    await join();
    connection('error');

    expect(states(events).at(-1)).toBe('failed');
  });

  test('is denied: a fresh token is tried once, then the token is invalid', async () => {
    const { events, join, connection, clients, calls } = chat();
    await join();
    connection('denied');
    await pass(0);
    expect(clients[0]?.tokens).toEqual(['token-2']);
    expect(ofType(events, 'session')).toEqual([
      { type: 'session', session: { ...session, token: 'token-2' } },
    ]);
    connection('denied');
    await pass(0);

    expect(calls).toHaveLength(1);
    expect(events.slice(-2)).toEqual([
      { type: 'connection', state: 'denied' },
      { type: 'token', about: 'invalid' },
    ]);
    expect(clients[0]?.isShut).toBe(true);
  });

  test('is denied at the start, and so is the fresh token: the start fails for the token', async () => {
    const { provider, connection, events } = chat(['hangs'], () => 401);
    const failed = provider.resume(session, never()).catch((error: unknown) => error);
    await pass(0);
    connection('denied');
    await pass(0);

    expect(await failed).toMatchObject({ code: 'TOKEN' });
    expect(events.at(-1)).toEqual({ type: 'token', about: 'invalid' });
  });
});

describe('[ACC-X44] a token that is about to expire', () => {
  test('is replaced, and the fresh one is to be stored', async () => {
    const { events, join, latest, calls } = chat();
    await join();
    latest().emit('tokenAboutToExpire');
    await pass(0);

    expect(calls.at(-1)).toMatchObject({
      ...{ path: '/service-csp/external/api/v1/twilio/refreshToken', body: { token: 'token-1' } },
    });
    expect(latest().tokens).toEqual(['token-2']);
    expect(ofType(events, 'token')).toEqual([{ type: 'token', about: 'expiring' }]);
  });

  test('is refused with 401: invalid. With 503: the server has trouble, and the line stays', async () => {
    const refused = chat(['starts'], () => 401);
    await refused.join();
    refused.latest().emit('tokenExpired');
    await pass(0);
    expect(refused.events.at(-1)).toEqual({ type: 'token', about: 'invalid' });

    const ill = chat(['starts'], () => 503);
    await ill.join();
    ill.latest().emit('tokenAboutToExpire');
    await pass(0);
    expect(ill.events.at(-1)).toEqual({ type: 'token', about: 'expired' });
    expect(ill.latest().isShut).toBe(false);
  });

  test('and whose replacement comes after the end, is not used', async () => {
    let answer: (token: object) => void = () => {};
    const late = new Promise<object>((done) => {
      answer = done;
    });
    const { provider, events, join, clients } = chat(['starts'], () => late);
    await join();
    clients[0]?.emit('tokenAboutToExpire');
    await provider.end();
    answer({ token: 'late' });
    await pass(1);

    expect(clients[0]?.tokens).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'ended', why: 'closed' });
  });
});

describe('[ACC-X19] the end', () => {
  test.each([
    [
      'inactive',
      'inactive',
      (talk: ReturnType<typeof fakeTwilio>['conversation']) => {
        talk.state = { current: 'inactive' };
        talk.emit('updated');
      },
    ],
    [
      'closed',
      'closed',
      (talk: ReturnType<typeof fakeTwilio>['conversation']) => {
        talk.state = { current: 'closed' };
        talk.emit('updated');
      },
    ],
    ['removed', 'closed', (talk: ReturnType<typeof fakeTwilio>['conversation']) => talk.emit('removed')],
    [
      'left without us',
      'closed',
      (talk: ReturnType<typeof fakeTwilio>['conversation']) => {
        talk.status = 'notParticipating';
        talk.emit('updated');
      },
    ],
  ])('of a conversation that is %s', async (_name, why, end) => {
    const { events, join, conversation, latest } = chat();
    await join();
    end(conversation);
    end(conversation);

    expect(ofType(events, 'ended')).toEqual([{ type: 'ended', why }]);
    expect(latest().isShut).toBe(true);
  });

  test('is heard when it came while the line was down', async () => {
    const { events, join, conversation, connection } = chat();
    await join();
    connection('disconnected');
    conversation.state = { current: 'closed' };
    connection('connected');
    await pass(0);

    expect(events.at(-1)).toEqual({ type: 'ended', why: 'closed' });
  });
});

test('messages of the agent, of the system and our own are told apart, with their files', async () => {
  const { provider, events, join, conversation } = chat();
  conversation.add(own, 'Hi', { attributes: { clientId: 'c1' } });
  conversation.add('system', 'Ann has joined');
  const broken = {
    filename: 'b.pdf',
    size: 4,
    getContentTemporaryUrl: async () => Promise.reject(new Error()),
  };
  const good = { filename: 'a.pdf', size: 3, getContentTemporaryUrl: async () => 'https://media.example/a' };
  conversation.add('agent-7', 'Here', { attachedMedia: [good, broken] });
  await join();

  expect(events.flatMap((event) => (event.type === 'message' ? [event.message] : []))).toMatchObject([
    { id: '0', seq: 1, role: 'borrower', clientId: 'c1' },
    { id: '1', seq: 2, role: 'system' },
    {
      ...{ id: '2', seq: 3, role: 'agent' },
      files: [
        { name: 'a.pdf', size: 3, url: 'https://media.example/a' },
        { name: 'b.pdf', size: 4, url: '' },
      ],
    },
  ]);
  await provider.send({ clientId: 'c2', text: '', files: [new File(['abc'], 'c.txt')] });
  expect(conversation.log.at(-1)).toMatchObject({ body: '', attributes: { clientId: 'c2' } });
  await pass(0);
  expect(events.at(-1)).toMatchObject({ type: 'message', message: { files: [{ name: 'c.txt', size: 3 }] } });
});

test('who is there, who types and what is read is told of the others only', async () => {
  const { provider, events, join, conversation } = chat();
  await join();
  expect(events).toContainEqual({ type: 'agent', present: false });
  conversation.agent(true);
  await pass(0);
  conversation.emit('typingStarted', { identity: own, lastReadMessageIndex: null });
  conversation.emit('typingStarted', { identity: 'agent-7', lastReadMessageIndex: null });
  await pass(30);
  const participant = { identity: 'agent-7', lastReadMessageIndex: 4 };
  conversation.emit('participantUpdated', { participant });
  conversation.agent(false);
  await pass(0);

  expect(events.slice(-5)).toEqual([
    { type: 'agent', present: true },
    { type: 'typing', on: true },
    { type: 'typing', on: false },
    { type: 'read', upTo: '4' },
    { type: 'agent', present: false },
  ]);
  provider.typing('abc');
  provider.typing(null);
  provider.markRead('4');
  expect([conversation.typed, conversation.readUpTo]).toEqual([1, 4]);
});

test('[ACC-X35] a message that hangs has failed after 30 s; offline it fails at once', async () => {
  const { provider, join, conversation, connection } = chat();
  await expect(provider.send(draft('a'))).rejects.toMatchObject({ code: 'OFFLINE' });
  await join();
  conversation.next = 'hangs';
  const sent = provider.send(draft('a')).catch((error: unknown) => error);
  await pass(30);
  expect(await sent).toMatchObject({ code: 'SILENCE' });
  connection('disconnected');

  await expect(provider.send(draft('b'))).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('older pages come from the SDK', async () => {
  const { provider, join, conversation, events } = chat();
  for (let count = 1; count <= 25; count += 1) conversation.add('agent-7', `No. ${count}`);
  await join();
  expect(texts(events)).toHaveLength(20);
  const latest = await provider.history();
  const older = await provider.history(latest.before);

  expect(latest.items.map(({ text }) => text)[0]).toBe('No. 6');
  expect(older.items.map(({ text }) => text)).toEqual(['No. 1', 'No. 2', 'No. 3', 'No. 4', 'No. 5']);
  expect(older.before).toBeUndefined();
});
