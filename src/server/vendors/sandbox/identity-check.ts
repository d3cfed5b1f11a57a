/** The sandbox's reader of identity documents. */
import type { IdentityCheck } from '../identity-check.ts';
import { daysBefore, personaFor, type SandboxOptions } from './sandbox-options.ts';

const blurry = 'The front of your document is blurry. Put it on a dark surface and take the picture again.';

export function sandboxIdentityCheck(options: SandboxOptions): IdentityCheck {
  return {
    async verify({ subject, attempt }) {
      const { identityFailures } = personaFor(options, subject);
      if (attempt <= identityFailures) return { ok: false, field: 'picture', message: blurry };
      return { ok: true, expiresOn: daysBefore(options, -3 * 365) };
    },
  };
}
