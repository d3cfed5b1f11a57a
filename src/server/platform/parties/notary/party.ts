/** Remote online notary: who may use it, when it is free, and the knowledge questions that prove the signer. */

import type { Acceptance, Cancelled, Outcome, Quiz, Session, Slots } from '../../../../types/notary-party.ts';
import type { CalledOff } from '../common/called-off.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type KnowledgeQuestion = { id: string; text: string; choices: string[] };
/** `answers` maps question id to the right choice; it stays on the server. */
export type KnowledgeQuiz = { questions: KnowledgeQuestion[]; answers: Record<string, string> };

/** SIGNED: the notary saw the ID and the signature. The others end the session without a signature. */
export type SessionOutcome = 'SIGNED' | 'ID_FAILED' | 'NOTARY_LEFT' | 'DROPPED';

/** `taken`: another signer booked that time in the meantime. */
export type Booked = { taken: true } | { taken?: false; name: string; commission: string; state: string };

export type Notary = {
  /** False when the county does not record electronically notarized deeds. */
  acceptsRemote(subject: Subject): Promise<boolean>;
  /** Free times from `from` (ms since 1970), as ISO moments. */
  slots(from: number): Promise<string[]>;
  /** `set` counts the sets asked of one signer, from 1; each holds other questions than the one before. */
  quiz(subject: Subject, set: number): Promise<KnowledgeQuiz>;
  /** Books the notary who holds the session. */
  assign(subject: Subject, slot: string): Promise<Booked>;
  /** How the video session ended. @param attempt how many sessions this signer has had, this one included */
  session(subject: Subject, attempt: number): Promise<SessionOutcome>;
  /** Calls a booked session off. @param slot as it was booked */
  cancel(subject: Subject, slot: string): Promise<CalledOff>;
};

/** The remote online notary over HTTP. */
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
