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

/** What of it was refused; `document` where another one is needed. */
export type RefusedField = 'name' | 'birthDate' | 'expiry' | 'document' | 'picture' | 'selfie';

export type IdentityVerdict =
  | { ok: true; expiresOn: string }
  | { ok: false; field: RefusedField }
  /** Not decided yet: `verdict` asks again by the reference. */
  | { pending: true; reference: string };

export type IdentityCheck = {
  verify(request: IdentityRequest): Promise<IdentityVerdict>;
  /** @param attempt 1 for the first time that we ask about this check again */
  verdict(subject: Subject, reference: string, attempt: number): Promise<IdentityVerdict>;
};

/** Checks an identity document over HTTP: sends the pictures one by one, then asks about them. */
export function httpIdentityCheck(ask: AskParty): IdentityCheck {
  return {
    verify: async ({ subject, images, ...document }) => {
      for (const { sha256, mediaType, read } of images)
        await ask.put('storePicture', { sha256 }, await read(), mediaType);
      const question = { ...document, images: images.map(({ sha256 }) => sha256) };
      return verdictOf(await ask.about<Verdict>('verify', subject, question));
    },
    verdict: async (subject, reference, attempt) =>
      verdictOf(await ask.about<Verdict>('verdict', subject, { reference, attempt })),
  };
}

/** Only what we know of an answer. */
function verdictOf(verdict: Verdict): IdentityVerdict {
  if ('pending' in verdict) return { pending: true, reference: verdict.reference };
  return verdict.ok ? { ok: true, expiresOn: verdict.expiresOn } : { ok: false, field: verdict.field };
}
