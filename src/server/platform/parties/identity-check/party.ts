/** Reads an identity document and compares it with the applicant and the selfie. */

import type { Verdict } from '../../../../types/identity-check-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type IdentityImage = {
  /** Of its bytes, in hex. */
  sha256: string;
  mediaType: string;
  /** The bytes, read when they are asked for. */
  read(): Promise<Uint8Array>;
};

export type IdentityRequest = {
  subject: Subject;
  documentType: string;
  issuingState?: string;
  /** The uploaded pictures, front first. */
  images: IdentityImage[];
  /** 1 for the first try. */
  attempt: number;
};

export type IdentityVerdict =
  | { ok: true; expiresOn: string }
  | { ok: false; field: 'name' | 'birthDate' | 'expiry' | 'picture' };

export type IdentityCheck = { verify(request: IdentityRequest): Promise<IdentityVerdict> };

/** Checks an identity document over HTTP: sends the pictures one by one, then asks about them. */
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
