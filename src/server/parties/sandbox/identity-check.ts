/** The sandbox's reader of identity documents. */
import type { IdentityCheck } from '../../platform/vendors/identity-check.ts';
import { daysBefore, personaFor, type SandboxOptions } from './sandbox-options.ts';

export function sandboxIdentityCheck(options: SandboxOptions): IdentityCheck {
  return {
    async verify({ subject, attempt }) {
      const { identityFailures } = personaFor(options, subject);
      if (attempt <= identityFailures) return { ok: false, field: 'picture' };
      return { ok: true, expiresOn: daysBefore(options, -3 * 365) };
    },
  };
}
