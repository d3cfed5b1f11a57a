/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A switch with variables. */
export interface FeatureFlag {
  /** Key. */
  key: string;
  /** On or off. */
  enabled: boolean;
  /** Variables. */
  variables?: {
    /** Key. */
    key: string;
    /** Value. */
    defaultValue?: string;
  }[];
}
