/** A database connection that can reach its own socket, so that it can be closed without the other side's goodbye. */
import pg from 'pg';
import { GuardedSocket } from './guarded-socket.ts';

export class ServerClient extends pg.Client {
  readonly socket: GuardedSocket;

  constructor(config?: pg.ClientConfig) {
    const socket = new GuardedSocket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    if (!this.ssl) socket.inspect();
    // Every query hears of a broken connection as well; without a listener the event would end the process.
    this.on('error', () => undefined);
    this.once('connect', () => socket.proved());
  }

  cut(reason: string): void {
    this.socket.destroy(new Error(`Connection terminated: ${reason}`));
  }
}
