/** The vendor of a lender's chat over HTTP. */
import type { ChatRelay, RelayedChat, TranscriptMessage } from '../chat-relay.ts';
import type { AskParty } from './ask-party.ts';

type Transcript = { data?: TranscriptMessage[] };

export function httpChatRelay(ask: AskParty): ChatRelay {
  return {
    begin: (visit) => ask.plainly<RelayedChat>('begin', visit),
    freshen: async (token) => (await ask.plainly<{ token?: string }>('freshen', { token })).token,
    contact: async (omniProxyChannelId) =>
      (await ask.plainly<{ contactId?: string }>('contact', { omniProxyChannelId })).contactId,
    transcript: async (wanted) => (await ask.plainly<Transcript>('transcript', wanted)).data,
    message: async (wanted) => (await ask.plainly<Transcript>('transcriptMessage', wanted)).data?.[0],
  };
}
