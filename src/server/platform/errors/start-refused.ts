/** A reason not to start that the operator can remove: printed as a sentence, without a stack. */

export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
