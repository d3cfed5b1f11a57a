/** Opens a WebSocket of our own origin. A test opens another. */

export type SocketEars = {
  opened(): void;
  said(data: unknown): void;
  /** Comes once, also for a connection that never stood. */
  closed(code: number): void;
};

export type Socket = {
  /** False when it is not open: nothing was said. */
  say(text: string): boolean;
  close(): void;
};

/** @param path an absolute path of this site */
export type OpenSocket = (path: string, ears: SocketEars) => Socket;

export const openSocket: OpenSocket = (path, ears) => {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${path}`);
  socket.addEventListener('open', () => ears.opened());
  socket.addEventListener('message', ({ data }) => ears.said(data));
  socket.addEventListener('close', ({ code }) => ears.closed(code));
  return {
    say(text) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    close: () => socket.close(),
  };
};
