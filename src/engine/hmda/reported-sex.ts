/** The one code of a loan register for sex: 6 when both were chosen. */

export function reportedSex(codes: readonly string[]): string {
  if (codes.includes('1') && codes.includes('2')) return '6';
  return codes[0] ?? '3';
}
