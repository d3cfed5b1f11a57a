/** The at most five codes that a loan register has room for (Regulation C, appendix B: aggregate categories first). */

/** `refusal` stands alone. Aggregate categories have one digit, subcategories two; order within each is kept. */
export function reportedCodes(codes: readonly string[], refusal: string): string[] {
  if (codes.includes(refusal)) return [refusal];
  const aggregates = codes.filter((code) => code.length === 1);
  const details = codes.filter((code) => code.length > 1);
  return [...aggregates, ...details].slice(0, 5);
}
