/** Ends a WebSocket that failed. What a stranger can put into a frame is told quietly; a fault of ours raises an alarm. */
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

/** The code that the WebSocket library gives to what the other end did wrong. */
const theirs = /^WS_ERR_/;

/** @param isPrepared before it, everything fails that needs the keys: that is early, not wrong */
export function endSocket(isPrepared: () => boolean) {
  return (error: Error & { code?: unknown }, socket: WebSocket, request: FastifyRequest): void => {
    const isQuiet = theirs.test(String(error.code)) || !isPrepared();
    if (isQuiet) request.log.info({ reason: error.code ?? error.message }, 'socket ended');
    else request.log.error({ err: error }, 'socket failed');
    socket.terminate();
  };
}
