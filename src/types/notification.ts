/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { NotificationStatus } from './enumerations.ts';

/** A line in the bell menu. */
export interface Notification {
  /** Identifier. */
  uuid: string;
  /** When it was sent. ISO 8601 with a time zone. */
  created: string;
  /** Headline. */
  title: string;
  /** One or two sentences. */
  description?: string;
  /** UNREAD shows a dot. */
  status: NotificationStatus;
  /** Account it belongs to. */
  walletAddress?: string;
  /** Buttons. */
  ctas?: {
    /** Label. */
    title: string;
    /** Where it goes. */
    redirectPath: string;
  }[];
}
