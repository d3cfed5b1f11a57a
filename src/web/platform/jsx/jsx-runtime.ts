/** What JSX of the web app is compiled to: React's own runtime, with each text in an element of its own. */
import { jsx as one, jsxs as several } from 'react/jsx-runtime';
import { wholeText } from './whole-text.ts';

export { Fragment } from 'react/jsx-runtime';

type Made = Parameters<typeof one>;

/** An element with one child or none. */
export function jsx(type: Made[0], props: object, key?: Made[2]) {
  return one(type, wholeText(type, props as Record<string, unknown>), key);
}

/** An element with several children. */
export function jsxs(type: Made[0], props: object, key?: Made[2]) {
  const whole = wholeText(type, props as Record<string, unknown>);
  return (Array.isArray(whole.children) ? several : one)(type, whole, key);
}
