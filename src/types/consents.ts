/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Every version of every consent that borrowers were ever asked for. `npm run flow -- consents` adds new ones; what stands here is never changed, because stored consents name it. */
export interface Consents {
  /** Flow, page and field (heloc/liens#terms) -> version -> what it was. */
  consents: {
    [k: string]: { [k: string]: RecordedConsent };
  };
}
export interface RecordedConsent {
  /** What kind of consent it was. */
  type: string;
  /** Whether no one continued without it. */
  must: boolean;
  /** Hash of its title and text, as written. */
  sha256: string;
}
