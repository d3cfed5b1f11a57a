/** Has the county record the signed deed. */

import type { State, Submitted } from '../../../../types/recording-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type Deed = {
  county: string;
  /** 1 for the first time; a deed that the county rejected is submitted again. */
  submission: number;
  /** The signed deed; absent where it was signed on paper, which the notary sends in. */
  file?: {
    /** Of its bytes, in hex. */
    sha256: string;
    /** The bytes, read when they are asked for. */
    read(): Promise<Uint8Array>;
  };
};

export type RejectionReason = 'NAME' | 'LEGAL_DESCRIPTION' | 'NOTARY_BLOCK' | 'FEE' | 'ILLEGIBLE';

export type RecordingState =
  | { state: 'SUBMITTED' }
  /** @property recordedOn yyyy-MM-dd */
  | { state: 'RECORDED'; instrumentNumber: string; recordedOn: string }
  | { state: 'REJECTED'; reason: RejectionReason };

export type Recording = {
  submit(subject: Subject, deed: Deed): Promise<{ reference: string }>;
  /** @param reference what `submit` answered. @param attempt how often we have looked, this time included. */
  look(subject: Subject, reference: string, attempt: number): Promise<RecordingState>;
};

/** County recorders over HTTP: sends the deed, then asks that it be recorded. */
export function httpRecording(ask: AskParty): Recording {
  return {
    submit: async (subject, { file, ...deed }) => {
      if (file) await ask.put('storeDeed', { sha256: file.sha256 }, await file.read(), 'application/pdf');
      const question = { ...deed, ...(file ? { deed: file.sha256 } : {}) };
      return ask.about<Submitted>('submit', subject, question);
    },
    look: (subject, reference, attempt) => ask.about<State>('look', subject, { reference, attempt }),
  };
}
