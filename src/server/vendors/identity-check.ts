/** Reads an identity document and compares it with the applicant and the selfie. */
import type { Subject } from './subject.ts';

export type IdentityRequest = {
  subject: Subject;
  documentType: string;
  issuingState?: string;
  /** SHA-256 of the uploaded pictures, front first. */
  images: string[];
  /** 1 for the first try. */
  attempt: number;
};

export type IdentityVerdict =
  | { ok: true; expiresOn: string }
  | { ok: false; field: 'name' | 'birthDate' | 'expiry' | 'picture'; message: string };

export type IdentityCheck = { verify(request: IdentityRequest): Promise<IdentityVerdict> };
