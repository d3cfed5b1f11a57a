/** Wallet addresses longer than eleven characters: the first six, '...', the last five. */

export function wallet(value: unknown): string {
  const text = String(value ?? '');
  return text.length > 11 ? `${text.slice(0, 6)}...${text.slice(-5)}` : text;
}
