/** A message that no carrier will ever accept, such as one to a missing mailbox. Trying again would not help. */

export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';

  /** @param reason words without the address: they are logged */
  constructor(reason: string) {
    super(`A message could not be delivered: ${reason}`);
  }
}
