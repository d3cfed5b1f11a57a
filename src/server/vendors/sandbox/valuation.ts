/** The sandbox's broker price opinions. */
import type { Valuation } from '../valuation.ts';
import { personaFor, type SandboxOptions } from './sandbox-options.ts';

/** Whole dollars, for the personas that no model could value. */
const unknownHome = 400_000;

export function sandboxValuation(options: SandboxOptions): Valuation {
  return {
    async order(subject, kind) {
      return { reference: `BPO-${kind}-${personaFor(options, subject).number}` };
    },
    async report(subject, _reference, attempt) {
      const { property, valuationPendingLooks, valuationFactor = 1 } = personaFor(options, subject);
      if (attempt <= valuationPendingLooks) return { pending: true };
      const value = Math.round((property.value ?? unknownHome) * valuationFactor);
      return { pending: false, value, condition: property.condition };
    },
    async cancel() {
      return { stopped: true };
    },
  };
}
