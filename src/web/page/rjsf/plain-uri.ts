/** Stands in for fast-uri inside RJSF: a page's schema arrives with every reference resolved. */

export const plainUri = {
  equal: (a: string, b: string): boolean => a === b,
  resolve: (_base: string, reference: string): string => reference,
};
