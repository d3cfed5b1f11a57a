/**
 * What telemetry may contain: fixed words, and identifiers that name no person. The browser writes by this list and
 * the server refuses everything else, so that no borrower's answer gets in.
 */

export const PAGE_CONTEXT = 'external';
export const PRODUCT_TYPE = 'HELOC';

/** The events of the error boundary, and of errors anywhere else. */
export const FALLBACK_EVENT = 'HELOC: Error Fallback';
export const ERROR_EVENT = 'HELOC: Error';

/** Kinds of error by name. An error's message may quote what was typed and is never sent. */
export const ERROR_NAMES: readonly string[] = [
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'URIError',
  'AggregateError',
  'ApiError',
  'DOMException',
  'AbortError',
  'NotFoundError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
];

/** A place in a built file, e.g. index-CyNZvwHw.js:1:2345. */
export const FRAME = '^[A-Za-z][\\w-]{0,60}\\.(?:m?js|tsx?):\\d{1,7}:\\d{1,7}$';

/** An address with every identifier taken out; the server keeps only those that the product declares. */
export const PATH = '^/[A-Za-z0-9_/{}-]{0,200}$';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The path with `{uuid}` in the place of identifiers. It must not hold a query. */
export function pathPattern(path: string): string {
  return path.replace(uuid, '{uuid}');
}
