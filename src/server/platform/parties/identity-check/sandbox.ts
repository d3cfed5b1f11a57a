/** The sandbox's reader of identity documents. */

import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { IdentityCheck, IdentityVerdict } from './party.ts';

export function sandbox(options: SandboxOptions): IdentityCheck {
  const accepted = (): IdentityVerdict => ({ ok: true, expiresOn: daysBefore(options, -3 * 365) });
  const pending = (reference: string): IdentityVerdict => ({ pending: true, reference });
  return {
    async verify({ subject, attempt }) {
      const { identityFailures, identityPendingLooks } = personaFor(options, subject);
      if (attempt <= identityFailures) return { ok: false, field: 'picture' };
      return identityPendingLooks > 0 ? pending(`sandbox-check-${attempt}`) : accepted();
    },
    async verdict(subject, reference, attempt) {
      const { identityPendingLooks } = personaFor(options, subject);
      return attempt < identityPendingLooks ? pending(reference) : accepted();
    },
  };
}
