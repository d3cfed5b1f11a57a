/** Check digits of a universal loan identifier (Regulation C, appendix C; ISO 7064, mod 97-10). */

/** The two digits for an identifier without them: letters count 10 to 35, then 98 − (number · 100 mod 97). */
export function uliCheckDigit(identifier: string): string {
  return String(98 - mod97(`${identifier}00`)).padStart(2, '0');
}

/** Whether an identifier that ends in its check digits is whole. */
export function isUli(identifier: string): boolean {
  return /^[0-9A-Za-z]{23,45}$/.test(identifier) && mod97(identifier) === 1;
}

function mod97(text: string): number {
  const digits = [...text.toUpperCase()].map((char) => Number.parseInt(char, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
