/** A database connection that keeps its own socket at hand, so that it can be ended without the other side's goodbye. */
import pg from 'pg';
import { GuardedSocket } from './guarded-socket.ts';

export class ServerClient extends pg.Client {
  readonly socket: GuardedSocket;

  constructor(config?: pg.ClientConfig) {
    const socket = new GuardedSocket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    if (!this.ssl) socket.inspect();
    // Every query is told of a broken connection as well; unheard, the event would end the process.
    this.on('error', () => undefined);
    this.once('connect', () => socket.proved());
  }

  cut(reason: string): void {
    this.socket.destroy(new Error(`Connection terminated: ${reason}`));
  }
}
