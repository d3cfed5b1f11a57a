/** The sandbox's valuations. */

import { personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { Valuation } from './party.ts';

/** Whole dollars, for the personas that no model could value. */
const unknownHome = 400_000;

export function sandbox(options: SandboxOptions): Valuation {
  return {
    async order(subject, { kind, product }) {
      return { reference: `${product}-${kind}-${personaFor(options, subject).number}` };
    },
    async report(subject, reference, attempt) {
      const { property, valuationPendingLooks, valuationFactor = 1, isHidden } = personaFor(options, subject);
      if (attempt <= valuationPendingLooks) return { pending: true };
      if (isHidden && !reference.includes('-INTERIOR-')) return { pending: false, needsVisit: true };
      const value = Math.round((property.value ?? unknownHome) * valuationFactor);
      return { pending: false, value, condition: property.condition };
    },
    async cancel() {
      return { stopped: true };
    },
  };
}
