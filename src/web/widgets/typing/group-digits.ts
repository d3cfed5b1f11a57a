/** Groups a long number in fours for reading (1234 5678 90). Other text is left alone. */
export function groupDigits(text: string): string {
  const bare = text.replace(/[\s-]/g, '');
  return /^\d+$/.test(bare) ? bare.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}
