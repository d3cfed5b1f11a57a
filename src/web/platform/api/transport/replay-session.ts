/** The running session replay, when a vendor's script has put one into the window. We bring none of our own. */

export type ReplaySession = { id: string; url: string };

/** Asked anew for every request: a vendor starts when it likes. */
export function replaySession(): ReplaySession | undefined {
  const vendor: unknown = Reflect.get(window, 'FS');
  if (!isCallable(vendor)) return undefined;
  const [id, url] = [ask(vendor, 'getCurrentSession'), ask(vendor, 'getCurrentSessionURL')];
  return id && url && /^https:/.test(url) ? { id, url } : undefined;
}

function ask(vendor: object, name: string): string | undefined {
  try {
    const method: unknown = Reflect.get(vendor, name);
    const answer: unknown = typeof method === 'function' ? method.call(vendor) : undefined;
    return typeof answer === 'string' && /^[\x21-\x7e]+$/.test(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isCallable(vendor: unknown): vendor is object {
  return (typeof vendor === 'object' && vendor !== null) || typeof vendor === 'function';
}
