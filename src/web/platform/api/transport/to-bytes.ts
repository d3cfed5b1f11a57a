/** The answer of a call that returns a file. Throws for anything else. */
export function toBytes(body: unknown): ArrayBuffer {
  // A check by name, since the bytes may come from another realm.
  if (Object.prototype.toString.call(body) !== '[object ArrayBuffer]')
    throw new Error('The answer is no file');
  return body as ArrayBuffer;
}
