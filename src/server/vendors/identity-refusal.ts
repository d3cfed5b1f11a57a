/**
 * What a borrower reads when an identity document fails. The checker says which part did not match; the words are
 * ours.
 */
import type { IdentityVerdict } from './identity-check.ts';

type Refused = Extract<IdentityVerdict, { ok: false }>;

const messages: Record<Refused['field'], string> = {
  name: "The name on your document isn't the name on your application. Use a document in your name, or call us.",
  birthDate: "The date of birth on your document isn't the one you gave us. Check it, or call us.",
  expiry: 'Your document has expired. Use one that is still valid.',
  picture: 'The front of your document is blurry. Put it on a dark surface and take the picture again.',
};

export function identityRefusal(field: Refused['field']): Refused {
  return { ok: false, field, message: messages[field] };
}
