/** The same as `jsx-runtime.ts` while one develops and tests: React's messages name the file and line. */
import { jsxDEV as made } from 'react/jsx-dev-runtime';
import { wholeText } from './whole-text.ts';

export { Fragment } from 'react/jsx-dev-runtime';

type Made = Parameters<typeof made>;

/** An element, wherever it was written. */
export function jsxDEV(
  type: Made[0],
  props: object,
  key: Made[2],
  several: boolean,
  ...place: [Made[4], Made[5]]
) {
  const whole = wholeText(type, props as Record<string, unknown>);
  return made(type, whole, key, several && Array.isArray(whole.children), ...place);
}
