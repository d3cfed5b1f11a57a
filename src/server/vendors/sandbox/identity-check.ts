/** The sandbox's reader of identity documents. */
import type { IdentityCheck } from '../identity-check.ts';
import { identityRefusal } from '../identity-refusal.ts';
import { daysBefore, personaFor, type SandboxOptions } from './sandbox-options.ts';

export function sandboxIdentityCheck(options: SandboxOptions): IdentityCheck {
  return {
    async verify({ subject, attempt }) {
      const { identityFailures } = personaFor(options, subject);
      if (attempt <= identityFailures) return identityRefusal('picture');
      return { ok: true, expiresOn: daysBefore(options, -3 * 365) };
    },
  };
}
