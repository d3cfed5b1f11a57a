/** The remote online notary over HTTP. */
import type { Notary } from '../notary.ts';
import type { AskParty } from './ask-party.ts';

export function httpNotary(ask: AskParty): Notary {
  return {
    acceptsRemote: async (subject) =>
      (await ask.about<{ accepts: boolean }>('acceptsRemote', subject)).accepts,
    slots: async (from) =>
      (await ask.plainly<{ slots: string[] }>('slots', { from: new Date(from).toISOString() })).slots,
    quiz: (subject, set) => ask.about('quiz', subject, { set }),
    assign: (subject, slot) => ask.about('assign', subject, { slot }),
  };
}
