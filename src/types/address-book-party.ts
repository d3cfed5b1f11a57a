/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { PostalAddress } from './common-party.ts';

export type Finding =
  | { kind: 'exact' | 'suggestion'; location: PostalAddress }
  | { kind: 'none' };

export interface Typed {
  text: string;
  /** How many answers we can show. */
  most: number;
}
export interface Completions {
  /** Best first. */
  items: PostalAddress[];
}
export interface Check { location: PostalAddress }
