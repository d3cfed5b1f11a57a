/** The sandbox's flood determinations. */

import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { Flood } from './party.ts';

export function sandbox(options: SandboxOptions): Flood {
  return {
    async determine(subject, attempt) {
      const { floodZone: zone, floodPendingLooks } = personaFor(options, subject);
      if (attempt <= floodPendingLooks) return { pending: true };
      return {
        pending: false,
        zone,
        specialHazard: /[AV]/.test(zone),
        communityNumber: '060001',
        panelNumber: '0100C',
        determinedOn: daysBefore(options, 0),
      };
    },
  };
}
