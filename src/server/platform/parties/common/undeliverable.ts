/** A message that no carrier will ever accept, such as one to a missing mailbox. Trying again would not help. */

/** `STOPPED`: its reader wants none. `UNREACHABLE`: none arrives. */
export type AddressFault = 'STOPPED' | 'UNREACHABLE';

export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
  /** What the address itself does with messages, where the carrier told. */
  readonly address: AddressFault | undefined;

  /** @param reason words without the address: they are logged */
  constructor(reason: string, address?: AddressFault) {
    super(`A message could not be delivered: ${reason}`);
    this.address = address;
  }
}
