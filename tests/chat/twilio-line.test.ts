/** Twilio's connection, its token and the end of its conversation, by a scripted SDK. */
/** Covers src/web/chat/providers/twilio/{hear-client,hear-conversation}.ts, src/web/chat/line/fresh-token.ts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { fakeTwilio } from './fake-twilio.ts';
import { never, pass, states } from './test-ground.ts';
import { ofType, session, twilioChat } from './twilio-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[ACC-X42] the connection', () => {
  test('retries: it is said once, and taken back', async () => {
    const { events, join, connection } = twilioChat();
    await join();
    for (const state of ['retrying', 'connecting', 'disconnected', 'connecting'] as const) connection(state);
    connection('connected');
    await pass(0);

    expect(states(events)).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  });

  test('has an error: it has failed', async () => {
    const { events, join, connection } = twilioChat();
    await join();
    connection('error');

    expect(states(events).at(-1)).toBe('failed');
  });

  test('is denied: a fresh token is tried once, then the token is invalid', async () => {
    const { events, join, connection, clients, calls } = twilioChat();
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
    const { provider, events } = twilioChat(['is denied'], () => 401);
    const failed = provider.resume(session, never()).catch((error: unknown) => error);
    await pass(0);

    expect(await failed).toMatchObject({ code: 'TOKEN' });
    expect(events.at(-1)).toEqual({ type: 'token', about: 'invalid' });
  });

  test('is denied at the start, and the fresh token is good: another client starts with it', async () => {
    const { events, provider, clients } = twilioChat(['is denied', 'starts']);
    const joined = provider.resume(session, never());
    await pass(1);
    await joined;

    expect(clients.map(({ token, isShut }) => [token, isShut])).toEqual([
      ['token-1', true],
      ['token-2', false],
    ]);
    expect(states(events)).toEqual(['connecting', 'connected']);
  });
});

describe('[ACC-X44] a token that is about to expire', () => {
  test('is replaced, and the fresh one is to be stored', async () => {
    const { events, join, latest, calls } = twilioChat();
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
    const refused = twilioChat(['starts'], () => 401);
    await refused.join();
    refused.latest().emit('tokenExpired');
    await pass(0);
    expect(refused.events.at(-1)).toEqual({ type: 'token', about: 'invalid' });

    const ill = twilioChat(['starts'], () => 503);
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
    const { provider, events, join, clients } = twilioChat(['starts'], () => late);
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
    const { events, join, conversation, latest } = twilioChat();
    await join();
    end(conversation);
    end(conversation);

    expect(ofType(events, 'ended')).toEqual([{ type: 'ended', why }]);
    expect(latest().isShut).toBe(true);
  });

  test('is heard when it came while the line was down', async () => {
    const { events, join, conversation, connection } = twilioChat();
    await join();
    connection('disconnected');
    conversation.state = { current: 'closed' };
    connection('connected');
    await pass(0);

    expect(events.at(-1)).toEqual({ type: 'ended', why: 'closed' });
  });
});
