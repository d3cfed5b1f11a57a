/** A chat of Twilio's provider over the scripted SDK: what it tells, what it asked the server, and how to connect. */
import type { ProviderEvent } from '../../src/web/chat/port/chat-provider.ts';
import { createTwilioProvider } from '../../src/web/chat/providers/twilio/twilio-provider.ts';
import { fakeTwilio } from './fake-twilio.ts';
import { never, pass, testGround } from './test-ground.ts';

export const session = { token: 'token-1', conversationSid: 'CH1' };

export const ofType = (events: ProviderEvent[], type: ProviderEvent['type']) =>
  events.filter((event) => event.type === type);

/** @param answer what the server answers to a call; a number is the status of a refusal */
export function twilioChat(
  start?: Parameters<typeof fakeTwilio>[0],
  answer?: Parameters<typeof testGround>[0],
) {
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
