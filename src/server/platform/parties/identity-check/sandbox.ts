/** The sandbox's reader of identity documents. */

import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { IdentityCheck } from './party.ts';

export function sandbox(options: SandboxOptions): IdentityCheck {
  return {
    async verify({ subject, attempt }) {
      const { identityFailures } = personaFor(options, subject);
      if (attempt <= identityFailures) return { ok: false, field: 'picture' };
      return { ok: true, expiresOn: daysBefore(options, -3 * 365) };
    },
  };
}
