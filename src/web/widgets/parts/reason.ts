/** The sentence a failed request says to the borrower: the server's own message, else ours. Never a stack or a code. */
export function reason(error: unknown, otherwise: string): string {
  const message = error instanceof Error ? error.message : '';
  return message && !/^(Failed to fetch|NetworkError|Load failed)/.test(message) ? message : otherwise;
}
