/** The running session replay, when a recorder's script has put one into the window. We bring none of our own. */

export type ReplaySession = { id: string; url: string };

/** Asked again for every request: a recorder starts when it likes. */
export function replaySession(): ReplaySession | undefined {
  const recorder: unknown = Reflect.get(window, 'FS');
  if (!isCallable(recorder)) return undefined;
  const [id, url] = [ask(recorder, 'getCurrentSession'), ask(recorder, 'getCurrentSessionURL')];
  return id && url && /^https:/.test(url) ? { id, url } : undefined;
}

function ask(recorder: object, name: string): string | undefined {
  try {
    const method: unknown = Reflect.get(recorder, name);
    const answer: unknown = typeof method === 'function' ? method.call(recorder) : undefined;
    return typeof answer === 'string' && /^[\x21-\x7e]+$/.test(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isCallable(recorder: unknown): recorder is object {
  return (typeof recorder === 'object' && recorder !== null) || typeof recorder === 'function';
}
