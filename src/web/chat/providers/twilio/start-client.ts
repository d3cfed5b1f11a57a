/** Starts the SDK's client, which may fail, or neither start nor fail: without a network it keeps silent. */
import { ChatFailure } from '../../port/chat-failure.ts';
import type { TwilioClient, TwilioConversation, TwilioSdk } from './twilio-sdk.ts';

/** Throws what the SDK throws for a token that is none. */
export function newClient({ Client }: TwilioSdk, token: string): TwilioClient {
  return new Client(token);
}

/**
 * Done when the client has started and has found the conversation. Throws ChatFailure UNAVAILABLE when it fails for good or takes
 * too long, ABORTED when it is given up.
 */
export function startClient(
  client: TwilioClient,
  { sid, patienceMs, signal }: { sid: string; patienceMs: number; signal: AbortSignal },
): Promise<TwilioConversation> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => end(() => failed(new ChatFailure('UNAVAILABLE', 'silent'))), patienceMs);
    const abort = () => end(() => failed(new ChatFailure('ABORTED')));
    const end = (how: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      how();
    };
    signal.addEventListener('abort', abort);
    client.on('initialized', () => {
      const missing = () => end(() => failed(new ChatFailure('UNAVAILABLE', sid)));
      client.getConversationBySid(sid).then((found) => end(() => done(found)), missing);
    });
    // The SDK also reports a first try that failed, and then tries on.
    client.on('initFailed', ({ error }) => {
      if (error?.terminal !== false) end(() => failed(new ChatFailure('UNAVAILABLE', 'failed')));
    });
  });
}
