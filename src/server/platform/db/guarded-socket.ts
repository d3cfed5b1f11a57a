/** The socket under a database connection: bytes that no database sends end the connection, not the process. */
import { Socket } from 'node:net';
import { soundFrames } from './sound-frames.ts';

/** A connection that never proves to be a database is closed after this time. */
const longestUnproved = 10_000;

export class GuardedSocket extends Socket {
  readonly #unproved = setTimeout(() => this.destroy(), longestUnproved).unref();

  #isSound: ((chunk: Buffer) => boolean) | undefined;

  constructor() {
    super();
    this.once('close', () => clearTimeout(this.#unproved));
  }

  /** A database has answered on it. */
  proved(): void {
    clearTimeout(this.#unproved);
  }

  /** From now on passes only what a database may send. Not under TLS, where the bytes are not yet messages. */
  inspect(): void {
    this.#isSound = soundFrames();
  }

  // The driver reads messages while the bytes arrive; no other code would catch what it throws then.
  override emit(event: string | symbol, ...parts: unknown[]): boolean {
    if (event === 'data' && this.#isSound && !this.#isSound(parts[0] as Buffer)) return this.#refuse();
    try {
      return super.emit(event, ...parts);
    } catch (cause) {
      if (event !== 'data') throw cause;
      return this.#refuse(cause);
    }
  }

  #refuse(cause?: unknown): true {
    this.destroy(new Error('Connection terminated: it sent what no database sends', { cause }));
    return true;
  }
}
