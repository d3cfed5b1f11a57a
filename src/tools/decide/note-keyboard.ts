/** A tool that is started without input would wait forever, and so would its user: says what it waits for. */
export function noteKeyboard(what: string): void {
  if (process.stdin.isTTY)
    process.stderr.write(`Waiting for ${what} on standard input; end it with Ctrl+D, or see --help.\n`);
}
