/** Writes to standard output no faster than its reader reads. A reader who has left ends the program quietly. */

/** Resolves when more may be written. */
export function writeOut(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

/** `… | head -1` closes the pipe: that is no failure. */
export function leaveWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
}
