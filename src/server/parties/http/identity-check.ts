/** Checks an identity document over HTTP: sends the pictures one by one, then asks about them. */
import type { Verdict } from '../../../types/identity-check-party.ts';
import type { IdentityCheck } from '../../platform/vendors/identity-check.ts';
import type { AskParty } from './ask-party.ts';

export function httpIdentityCheck(ask: AskParty): IdentityCheck {
  return {
    verify: async ({ subject, images, ...document }) => {
      for (const { sha256, mediaType, read } of images)
        await ask.put('storePicture', { sha256 }, await read(), mediaType);
      const question = { ...document, images: images.map(({ sha256 }) => sha256) };
      const verdict = await ask.about<Verdict>('verify', subject, question);
      return verdict.ok ? verdict : { ok: false, field: verdict.field };
    },
  };
}
