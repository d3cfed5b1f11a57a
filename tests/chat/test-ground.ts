/** What a provider is on in a test: the policies of the product, a visitor, and a server that the test plays. */
import { vi } from 'vitest';
import type { ChatProvider, InitPayload, ProviderEvent } from '../../src/web/chat/port/chat-provider.ts';
import type { LinePolicies } from '../../src/web/chat/port/line-policies.ts';
import type { ProviderGround } from '../../src/web/chat/port/provider-ground.ts';
import { ApiError } from '../../src/web/platform/api/transport/api-error.ts';
import type { Call } from '../../src/web/platform/api/transport/build-request.ts';

export const policies: LinePolicies = {
  ...{ pingSeconds: 10, silenceSeconds: 25, retryFirstSeconds: 1, retryMostSeconds: 30 },
  ...{ previewMilliseconds: 1000, agentTypingSeconds: 30, answerPatienceSeconds: 30 },
  ...{
    startPatienceSeconds: 15,
    historyMessages: 20,
    liveSeconds: 21_600,
    botSeconds: 600,
  },
};

export const visit: InitPayload = {
  ...{ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com', identityUuid: 'ann', nonce: 'nonce' },
  ...{ orgCode: 'default', orgName: 'Lender', applicationUuid: 'application', tag: 'tag', skill: 'skill' },
  ...{ welcomeMessage: 'Hi', pageUrl: 'https://lender.example/a', chatMode: 'stream' },
};

/** @param answer what the server answers to a call; a number is the status of a refusal */
export function testGround(answer: (call: Call) => unknown = () => ({ token: 'token-2' })) {
  const calls: Call[] = [];
  const clock = { now: 0, random: 0.5 };
  const ground: ProviderGround = {
    policies,
    visit: () => visit,
    now: () => clock.now,
    random: () => clock.random,
    async send(call) {
      calls.push(call);
      const said = await answer(call);
      if (typeof said === 'number') throw new ApiError('refused', said);
      return said;
    },
  };
  return { ground, calls, clock };
}

export const texts = (events: readonly ProviderEvent[]) =>
  events.flatMap((event) => (event.type === 'message' ? [event.message.text] : []));

export const states = (events: readonly ProviderEvent[]) =>
  events.flatMap((event) => (event.type === 'connection' ? [event.state] : []));

export const draft = (clientId: string, text = 'Hello') => ({ clientId, text, files: [] });

export const never = () => new AbortController().signal;

/** Lets fake time continue. */
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** What the provider says from now on. */
export function hear(provider: ChatProvider): ProviderEvent[] {
  const events: ProviderEvent[] = [];
  provider.subscribe((event) => events.push(event));
  return events;
}

/** Starts a chat, and continues with it. */
export const begin = async (provider: ChatProvider) =>
  provider.resume(await provider.start(visit, never()), never());
