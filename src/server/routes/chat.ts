/** The chat as a visitor uses it: begin one, keep its token fresh, connect to it. Nobody must be signed in. */
import type { WebSocket } from 'ws';
import { departmentHours } from '../../engine/hours/department-hours.ts';
import { isOpenAt } from '../../engine/hours/is-open-at.ts';
import { maskNumbers } from '../../engine/text/mask-numbers.ts';
import { addressIndex } from '../auth/address-index.ts';
import { isSessionLive, type Session } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import { done, orNull, replies, words } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { record, text, uuidPattern } from '../calls/shapes.ts';
import { findChannel } from '../chat/channel.ts';
import { isProved, provesBorrowers } from '../chat/chat-nonce.ts';
import { chatToken, readChatToken } from '../chat/chat-token.ts';
import { closeCodes } from '../chat/close-codes.ts';
import { leaveChannel } from '../chat/leave-channel.ts';
import { openChannel } from '../chat/open-channel.ts';
import { serveSocket } from '../chat/serve-socket.ts';
import { deskTopic, tellOfChat } from '../chat/tell-chat.ts';
import { blindIndex } from '../crypto/digest.ts';
import { CallError } from '../errors/call-error.ts';
import { Refusal } from '../errors/refusal.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { says } from '../language/said.ts';
import { readSession, reviewerSession } from '../plugins/guard-session.ts';

const stream = '/service-omni-proxy/insecure/api/v1/stream';
const twilio = '/service-csp/external/api/v1/twilio';
const department = 'OPS_CHAT';
/** An email address as a mail program takes it: one @, and no spaces. */
const address = { type: 'string', maxLength: 128, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' } as const;

const visit = record(
  {
    friendlyName: { type: 'string', minLength: 1, maxLength: 128, pattern: '\\S' },
    emailAddress: address,
    identityUuid: text(100),
    nonce: text(500),
    orgCode: text(60),
    orgName: text(200),
    applicationUuid: text(100),
    tag: text(100),
    skill: text(100),
    welcomeMessage: text(2000),
    pageUrl: text(2000),
    chatMode: text(20),
    loanNumber: text(60),
    prodType: text(60),
  } as const,
  ['friendlyName', 'emailAddress', 'pageUrl'] as const,
);

const session = record({
  token: words,
  conversationSid: words,
  omniProxyChannelId: words,
  providerChannelId: words,
  providerUserId: words,
  providerUserToken: words,
  skill: words,
  targetWorkerSid: words,
  targetWorkerFriendlyName: words,
});

export function chatRoutes(backend: Backend): Route[] {
  const { world, library, notices } = backend;
  return [
    route(
      {
        method: 'POST',
        path: `${stream}/init-web-chat`,
        summary: 'Begin a chat with a person',
        answers: replies(session),
        actors: 'anyone',
        repeat: 'key',
        perMinute: 10,
        body: visit,
      },
      async (request) => {
        const { orgCode, body } = request;
        const { org } = library.lender(orgCode);
        if (org.chat?.enabled !== true) throw new Refusal(404, [says('request.notFound')]);
        if (body.orgCode && body.orgCode !== orgCode)
          throw new CallError(400, 'This is another organization.');
        const hours = departmentHours(org, department);
        if (!hours || !isOpenAt(hours, world.clock.now()))
          throw new Refusal(409, [says('chat.closed')], { message: 'CLOSED' });
        const { friendlyName, emailAddress, pageUrl, tag, skill, applicationUuid } = body;
        const about = uuidPattern.test(applicationUuid ?? '') ? applicationUuid : undefined;
        const visitor = {
          friendlyName: shownName(friendlyName),
          emailAddress,
          pageUrl: withoutQuery(pageUrl),
          tag,
          skill,
        };
        const signedIn = await readSession(backend, request);
        const isVerified = await proves(backend, orgCode, signedIn, body.nonce);
        const opening = { session: signedIn, about, isVerified };
        const { uuid, expiresAt } = await openChannel(world, orgCode, visitor, opening);
        notices.tell(deskTopic(orgCode));
        const token = chatToken(world.secrets, { channel: uuid, expiresAt });
        return {
          ...{ token, conversationSid: uuid, omniProxyChannelId: uuid, providerChannelId: uuid },
          ...{ providerUserId: uuid, providerUserToken: token, skill: skill ?? '' },
          // Whoever answers is 'Agent'.
          ...{ targetWorkerSid: '', targetWorkerFriendlyName: 'Agent' },
        };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${stream}/end-web-chat`,
        summary: 'End a chat, by its token: it is over for who answers, too',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'a chat ends once' },
        perMinute: 30,
        body: record({ token: text(500, 1) }),
      },
      async (request, reply) => {
        const claims = readChatToken(world.secrets, request.body.token, world.clock.now());
        const row = claims && (await leaveChannel(world, claims.channel));
        if (!row) throw new Refusal(401, [says('chat.token')]);
        tellOfChat(notices, row);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${twilio}/refreshToken`,
        summary: 'A fresh token for a chat; it lasts no longer than the first',
        answers: replies(record({ token: words })),
        actors: 'anyone',
        repeat: { safe: 'a token changes nothing' },
        perMinute: 30,
        body: record({ token: text(500, 1) }),
      },
      async (request) => {
        const claims = readChatToken(world.secrets, request.body.token, world.clock.now());
        const row = claims && (await findChannel(world.db, claims.channel));
        if (!claims || !row || row.state === 'ENDED') throw new Refusal(401, [says('chat.token')]);
        return { token: chatToken(world.secrets, claims) };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${twilio}/web-chat-info`,
        summary: 'By which number the survey knows a chat; null for none',
        answers: replies(record({ contactId: orNull(words) })),
        actors: 'anyone',
        repeat: { safe: 'it only reads' },
        perMinute: 30,
        body: record({ omniProxyChannelId: text(100) }),
      },
      async (request) => {
        const { omniProxyChannelId: uuid } = request.body;
        const row = uuidPattern.test(uuid) ? await findChannel(world.db, uuid) : undefined;
        return { contactId: row ? blindIndex(world.secrets, 'chat-contact', row.uuid).slice(0, 32) : null };
      },
    ),
    socketRoute(backend),
  ];
}

/** Without a nonce a visitor is who they say; with one, who it says, or refused. */
async function proves({ world }: Backend, orgCode: string, session: Session | undefined, nonce = '') {
  if (nonce === '' || !provesBorrowers(world, orgCode)) return false;
  if (session && (await isProved(world, session.account.uuid, nonce))) return true;
  throw new Refusal(401, [says('chat.token')], { message: 'NONCE' });
}

/** Its token goes in the first frame, never in the address. */
function socketRoute(backend: Backend): Route {
  const { world, notices } = backend;
  const open = new Map<string, number>();
  const plain = route(
    {
      method: 'GET',
      path: `${stream}/socket`,
      summary: 'The connection of a chat, as a WebSocket',
      answers: { 101: {} },
      actors: 'anyone',
      perMinute: 120,
    },
    async () => {
      throw new CallError(426, 'Open this address as a WebSocket.', { headers: { upgrade: 'websocket' } });
    },
  );
  const most = (limit: number) => limit * (world.mode === 'sandbox' ? 100 : 1);
  return {
    ...plain,
    socket: (socket: WebSocket, request) => {
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
      const report = (err: unknown) => request.log.error({ err }, 'chat failed');
      const agentBy = (token: string) => reviewerSession(backend, request, token);
      const isLive = (session: Session) => isSessionLive(world.db, session, world.clock.now());
      serveSocket({ world, notices, limits, report, agentBy, isLive }, socket);
    },
  };
}

// What people at the lender read as a name turns no text around, and is no number of a card.
const shownName = (typed: string) => maskNumbers(typed.replace(/\p{C}/gu, '')).trim() || '—';

// What stands behind the ? of a page may be a secret.
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');
