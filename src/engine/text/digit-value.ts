/** The value of a digit of any script: 0 to 9. Whoever types full-width digits means the plain ones. */
export function digitValue(digit: string): number {
  const [plain = ''] = digit.normalize('NFKC');
  if (/[0-9]/.test(plain)) return Number(plain);
  // Each script has its ten digits in a row, the zero first.
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
