/** Keeps the ASCII digits of a text and nothing else. */
export function digits(text: string): string {
  return text.replace(/\D/g, '');
}
