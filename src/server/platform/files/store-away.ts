/** The store of files does not answer, or refuses us: nothing can be kept or shown until it does. */

export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  /** It may answer if it is asked again; otherwise the settings are wrong. */
  readonly isPassing: boolean;

  /** @param why in no words of the store */
  constructor(why: string, isPassing: boolean) {
    super(`The store of files failed: ${why}.`);
    this.isPassing = isPassing;
  }
}
