/** The sandbox's county recorders. */

import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { Recording } from './party.ts';

export function sandbox(options: SandboxOptions): Recording {
  return {
    async submit(subject, { submission }) {
      const { recordingRejections = 0 } = personaFor(options, subject);
      return { reference: `${submission > recordingRejections ? 'DEED' : 'REJECT'}-${submission}` };
    },
    async look(subject, reference) {
      if (reference.startsWith('REJECT-')) return { state: 'REJECTED', reason: 'NOTARY_BLOCK' };
      const { number } = personaFor(options, subject);
      return {
        state: 'RECORDED',
        instrumentNumber: `2026-${String(number).padStart(7, '0')}`,
        recordedOn: daysBefore(options, 0),
      };
    },
  };
}
