/** Twilio's calls for one conversation, as its library makes them over its connection: by the end of their path. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { findChannel } from '../channel.ts';
import { leaveChannel } from '../leave-channel.ts';
import { configuration } from './configuration.ts';
import { sendMessage } from './send-message.ts';
import { subscribe } from './subscribe.ts';
import { documentData, idsOf, ownData, rootOf } from './sync-objects.ts';
import { pageOf } from './sync-pages.ts';
import type { Joined, TwilioLine } from './twilio-line.ts';

export type Answer = { status: number; body: unknown };
type Call = {
  line: TwilioLine;
  joined: Joined;
  params: Record<string, string>;
  found: string[];
  body: unknown;
};
type Handler = (call: Call) => unknown;

const none: Answer = {
  status: 404,
  body: { status: 404, code: 20404, message: 'The requested resource was not found' },
};

const calls: [method: string, path: RegExp, handler: Handler][] = [
  ['GET', /\/Client\/v2\/Configuration$/, ({ line }) => configuration(line.origin)],
  [
    'GET',
    /\/MyConversations$/,
    ({ joined }) => ({ conversations: [mine(joined)], meta: { next_token: null } }),
  ],
  ['POST', /\/MyConversations\/CH\w+$/, readUpTo],
  ['POST', /\/Conversations\/CH\w+\/Messages$/, ({ line, body }) => sendMessage(line, body)],
  ['DELETE', /\/Conversations\/CH\w+\/Participants\/[^/]+$/, leave],
  ['POST', /\/Typing$/, typing],
  ['POST', /\/v4\/Subscriptions$/, ({ line, joined, body }) => subscribe(line, joined, body)],
  ['GET', /\/v3\/(Documents|Lists|Maps)\/([^/]+)$/, rootNamed],
  [
    'GET',
    /\/v3\/(Lists|Maps)\/([^/]+)\/Items$/,
    ({ line, joined, found: [, id = ''], params }) => pageOf(line, joined, id, params),
  ],
];

/** @param request the `http_request` of a packet: method, path and parameters; 404 for what is none of the conversation's */
export async function answerCall(
  line: TwilioLine,
  joined: Joined,
  request: unknown,
  body: unknown,
): Promise<Answer> {
  const { method, path, params } = isRecord(request) ? request : {};
  for (const [by, pattern, handler] of calls) {
    const [match, ...found] = (by === method && pattern.exec(decodeURIComponent(String(path)))) || [];
    if (match === undefined) continue;
    const given = isRecord(params) ? (params as Record<string, string>) : {};
    const said = await handler({ line, joined, params: given, found, body });
    return isAnswer(said) ? said : said === undefined ? none : { status: 200, body: said };
  }
  return none;
}

const isAnswer = (said: unknown): said is Answer =>
  isRecord(said) && typeof said.status === 'number' && 'body' in said;

const mine = (joined: Joined) => {
  const { channel: conversation, messages, roster } = ownData(joined);
  return {
    ...{
      conversation_sid: joined.sid,
      status: 'joined',
      last_read_message_index: null,
      notification_level: 'default',
    },
    sync_objects: { conversation, messages, participants: roster },
  };
};

/** The borrower has read as far as an index, which counts from 0. */
function readUpTo({ line, body }: Call) {
  const index = isRecord(body) ? body.last_read_message_index : undefined;
  if (Number.isSafeInteger(index)) line.desk.say({ t: 'read', seq: Number(index) + 1 });
  return { unread_messages_count: 0 };
}

const typingSeconds = 5;

/** Twilio tells that someone types, not what, and that they no longer do by saying nothing. */
function typing({ line }: Call) {
  line.desk.say({ t: 'typing', preview: '…' });
  line.timers.push(
    setTimeout(() => line.desk.say({ t: 'typing', preview: null }), typingSeconds * 1000).unref(),
  );
  return { typing_timeout: typingSeconds };
}

async function leave({ line, joined }: Call) {
  const row = await leaveChannel(line.world, joined.uuid);
  if (row) line.left(row);
  return {};
}

async function rootNamed({ line, joined, found: [kind = '', id = ''] }: Call) {
  const { document, messages, roster, own, user } = idsOf(joined.sid);
  if (id === document) return rootOf(kind, id, line.change, documentData(joined, line.standing));
  if (id === roster || id === own || id === user) return rootOf(kind, id, line.change);
  const row = id === messages ? await findChannel(line.world.db, joined.uuid) : undefined;
  return row && rootOf(kind, id, row.last_seq);
}
