/** The vendor of a lender's chat over HTTP. */
import type { Begun, Contact, Fresh, Transcript } from '../../../types/chat-relay-party.ts';
import type { ChatRelay } from '../../platform/vendors/chat-relay.ts';
import type { AskParty } from './ask-party.ts';

export function httpChatRelay(ask: AskParty): ChatRelay {
  return {
    begin: (visit) => ask.plainly<Begun>('begin', visit),
    freshen: async (token) => (await ask.plainly<Fresh>('freshen', { token })).token,
    contact: async (omniProxyChannelId) =>
      (await ask.plainly<Contact>('contact', { omniProxyChannelId })).contactId,
    transcript: async (wanted) => (await ask.plainly<Transcript>('transcript', wanted)).data,
    message: async (wanted) => (await ask.plainly<Transcript>('transcriptMessage', wanted)).data?.[0],
  };
}
