/** Somebody who calls a tool without sending it anything would wait for ever, and so would the tool: it says what it waits for. */
export function noteKeyboard(what: string): void {
  if (process.stdin.isTTY)
    process.stderr.write(`Waiting for ${what} on standard input; end it with Ctrl+D, or see --help.\n`);
}
