/** Reads an identity document and compares it with the applicant and the selfie. */
import type { Subject } from './subject.ts';

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
