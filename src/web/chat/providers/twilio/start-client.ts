/** Starts the SDK's client, which may fail, or neither start nor fail: without a network it keeps silent. */
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import type { TwilioClient, TwilioConversation, TwilioSdk } from './twilio-sdk.ts';

/** Throws what the SDK throws for a token that is none. */
export function newClient(
  { Client }: TwilioSdk,
  token: string,
  { region, playedAt }: NonNullable<ProviderGround['remote']> = {},
): TwilioClient {
  return new Client(token, {
    ...(region && { region }),
    ...(playedAt && { Twilsock: { uri: `${playedAt}/sandbox/twilio/v3/wsconnect` } }),
  });
}

/**
 * Done when the client has started and has found the conversation. Throws ChatFailure TOKEN when its token is taken no more, UNAVAILABLE
 * when it fails for good or takes too long, ABORTED when it is given up.
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
      if (error?.terminal === false) return;
      // What it says first of a refused token is that it has disconnected.
      const code = client.connectionState === 'denied' ? 'TOKEN' : 'UNAVAILABLE';
      end(() => failed(new ChatFailure(code, 'failed')));
    });
  });
}
