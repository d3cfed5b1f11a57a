/** The connections of a chat: our own, and in the sandbox the one of a provider that it plays. */
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isSessionLive, type Session } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { reviewerSession } from '../../http/plugins/guard-session.ts';
import { addressIndex } from '../../platform/crypto/address-index.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { closeCodes } from '../close-codes.ts';
import type { ChatSocket } from '../line.ts';
import { serveSocket } from '../serve-socket.ts';
import { tellOfChat } from '../tell-chat.ts';

type Serve = (socket: ChatSocket, request: FastifyRequest) => void;

const stream = '/service-omni-proxy/insecure/api/v1/stream';

/** Its token goes in the first frame, never in the address. */
export function chatSocketRoutes(backend: Backend): Route[] {
  const serve = socketServer(backend);
  return [
    {
      ...asSocket({ path: `${stream}/socket`, summary: 'The connection of a chat, as a WebSocket' }),
      socket: serve,
    },
    {
      ...asSocket({
        path: '/sandbox/twilio/v3/wsconnect',
        summary: "Where Twilio's library connects in the sandbox",
      }),
      sandboxOnly: true,
      socket: (socket, request) => void playTwilio(backend, serve, socket, request),
    },
  ];
}

// Production has no such route, and loads nothing of what plays it.
async function playTwilio(backend: Backend, serve: Serve, socket: WebSocket, request: FastifyRequest) {
  // What is said meanwhile waits in the connection.
  socket.pause();
  const { serveTwilio } = await import('../twilio/serve-twilio.ts');
  if (socket.readyState !== socket.OPEN) return;
  serveTwilio(
    {
      world: backend.world,
      origin: `${request.protocol}://${request.host}`,
      serve: (own) => serve(own, request),
      left: (row) => tellOfChat(backend.broadcasts, row),
      report: (err) => request.log.error({ err }, 'chat failed'),
    },
    socket,
  );
  socket.resume();
}

const asSocket = ({ path, summary }: Pick<Route, 'path' | 'summary'>): Route =>
  route(
    { method: 'GET', path, summary, answers: { 101: {} }, actors: 'anyone', perMinute: 120 },
    async () => {
      throw new CallError(426, 'Open this address as a WebSocket.', { headers: { upgrade: 'websocket' } });
    },
  );

/** Serves a connection of our own chat, as long as its address has not too many. */
function socketServer(backend: Backend): Serve {
  const { world, broadcasts } = backend;
  const open = new Map<string, number>();
  const most = (limit: number) => limit * (world.mode === 'sandbox' ? 100 : 1);
  return (socket, request) => {
    const limits = limitsOf(world, request.orgCode).chat;
    const from = addressIndex(world.secrets, request.ip);
    const count = (open.get(from) ?? 0) + 1;
    if (count > most(limits.socketsPerAddress)) return socket.close(closeCodes.flood);
    open.set(from, count);
    socket.on('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
    const report = (err: unknown) => {
      if (!(err instanceof Refusal)) request.log.error({ err }, 'chat failed');
    };
    const agentBy = (token: string) => reviewerSession(backend, request, token);
    const isLive = (session: Pick<Session, 'uuid'>) => isSessionLive(world.db, session, world.clock.now());
    serveSocket({ world, broadcasts, limits, from, report, agentBy, isLive }, socket);
  };
}
