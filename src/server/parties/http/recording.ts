/** County recorders over HTTP: sends the deed, then asks that it be recorded. */
import type { State, Submitted } from '../../../types/recording-party.ts';
import type { Recording } from '../../platform/vendors/recording.ts';
import type { AskParty } from './ask-party.ts';

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
