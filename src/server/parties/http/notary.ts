/** The remote online notary over HTTP. */
import type { Acceptance, Cancelled, Outcome, Quiz, Session, Slots } from '../../../types/notary-party.ts';
import type { Booked, Notary } from '../../platform/vendors/notary.ts';
import type { AskParty } from './ask-party.ts';

export function httpNotary(ask: AskParty): Notary {
  return {
    acceptsRemote: async (subject) => (await ask.about<Acceptance>('acceptsRemote', subject)).accepts,
    slots: async (from) => (await ask.plainly<Slots>('slots', { from: new Date(from).toISOString() })).slots,
    quiz: (subject, set) => ask.about<Quiz>('quiz', subject, { set }),
    session: async (subject, attempt) => (await ask.about<Outcome>('session', subject, { attempt })).outcome,
    cancel: (subject, slot) => ask.about<Cancelled>('cancel', subject, { slot }),
    assign: async (subject, slot) => bookedOf(await ask.about<Session>('assign', subject, { slot })),
  };
}

function bookedOf({ taken = false, name = '', commission = '', state = '' }: Session): Booked {
  return taken ? { taken } : { name, commission, state };
}
