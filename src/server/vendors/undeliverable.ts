/** A message that nobody will ever take, such as one to a mailbox that does not exist. Trying again would not help. */

export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';

  /** @param reason words without the address: they are logged */
  constructor(reason: string) {
    super(`A message could not be delivered: ${reason}`);
  }
}
