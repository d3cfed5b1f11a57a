/**
 * Email and text messages to the borrower. The text carries no sensitive data; it links back to the product. What a visitor
 * wrote to the lender goes to the lender's own address as it was written.
 */

export type Message = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  subject: string;
  text: string;
  /** The same as HTML, for email. */
  html?: string;
  /** The address that a mail program posts to when its reader unsubscribes (RFC 8058). */
  unsubscribe?: string;
  /** The lender in whose name it is sent, and where an answer goes. */
  sender?: { name: string; replyTo?: string };
};

export type Outbox = {
  /**
   * Throws `Undeliverable` when trying again would not help, anything else when it may.
   * @param uuid the same in every try, so that a receiver of two copies can tell
   */
  send(message: Message, uuid?: string): Promise<void>;
};

/** The carrier of each channel. */
export type Carriers = Partial<Record<Message['channel'], Outbox>>;
