/** Who may begin a chat with a person, whoever carries it, and what of them is passed on. */
import type { FastifyRequest } from 'fastify';
import { departmentHours } from '../../../engine/hours/department-hours.ts';
import { isOpenAt } from '../../../engine/hours/is-open-at.ts';
import { cleanText } from '../../../engine/text/clean-text.ts';
import { maskNumbers } from '../../../engine/text/mask-numbers.ts';
import type { Session } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { replies, words } from '../../http/calls/answers.ts';
import { readSession } from '../../http/plugins/guard-session.ts';
import { addressIndex } from '../../platform/crypto/address-index.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuidPattern } from '../../platform/shapes.ts';
import type { Visitor } from '../channel.ts';
import { isProved, provesBorrowers } from '../chat-nonce.ts';

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
    conversationId: text(100),
  } as const,
  ['friendlyName', 'emailAddress', 'pageUrl'] as const,
);

const begun = record({
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

/** What is alike in the calls that begin a chat. */
export const beginning = {
  answers: replies(begun),
  actors: 'anyone',
  repeat: 'key',
  perMinute: 10,
  body: visit,
} as const;

type Visit = Pick<Visitor, 'friendlyName' | 'emailAddress' | 'pageUrl'> & {
  orgCode?: string;
  nonce?: string;
  tag?: string;
  skill?: string;
};

/** 404 where the lender has no chat, 400 for another's, 409 out of hours, 401 for a proof that is none. */
export async function admitVisit(backend: Backend, request: FastifyRequest, body: Visit) {
  const { world, library } = backend;
  const { orgCode } = request;
  const { org } = library.lender(orgCode);
  if (org.chat?.enabled !== true) throw new Refusal(404, [says('request.notFound')]);
  if (body.orgCode && body.orgCode !== orgCode) throw new CallError(400, 'This is another organization.');
  const hours = departmentHours(org, department);
  if (!hours || !isOpenAt(hours, world.clock.now()))
    throw new Refusal(409, [says('chat.closed')], { message: 'CLOSED' });
  const session = await readSession(backend, request);
  const isVerified = await proves(backend, orgCode, session, body.nonce);
  const { friendlyName, emailAddress, pageUrl, tag, skill } = body;
  const visitor: Visitor = {
    ...{ friendlyName: shownName(friendlyName), emailAddress, pageUrl: withoutQuery(pageUrl), tag, skill },
  };
  return { visitor, session, isVerified };
}

/** Whose a chat is: the session's, about the application that the visitor names, from their network. */
export const whoseChat = (
  { secrets }: Pick<Backend['world'], 'secrets'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  session: Session | undefined,
  { applicationUuid = '' }: { applicationUuid?: string },
) => ({
  session,
  about: uuidPattern.test(applicationUuid) ? applicationUuid : undefined,
  network: addressIndex(secrets, ip),
});

/** Without a nonce a visitor is who they say; with one, who it says, or refused. */
async function proves({ world }: Backend, orgCode: string, session: Session | undefined, nonce = '') {
  if (nonce === '' || !provesBorrowers(world, orgCode)) return false;
  if (session && (await isProved(world, session.account.uuid, nonce))) return true;
  throw new Refusal(401, [says('chat.token')], { message: 'NONCE' });
}

// What people at the lender read as a name turns no text around, and is no number of a card.
const shownName = (typed: string) => maskNumbers(cleanText(typed)) || '—';

// What stands behind the ? of a page may be a secret.
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');
