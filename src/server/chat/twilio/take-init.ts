/** Opens the own chat that a token stands for, and tells in time that it ends. */

import { minutes } from '../../facts/limits-of.ts';
import { channelOfToken } from '../channel-of-token.ts';
import { readChatToken } from '../chat-token.ts';
import { sidOf } from './conversation-sid.ts';
import type { Frame } from './paired-socket.ts';
import { fine, type Status } from './status.ts';
import { sendPacket, type TwilioLine } from './twilio-line.ts';

/** How long before its end the library is told to bring a fresh token, as Twilio tells it. */
const before = minutes(3);

/** 401 for a token that opens no chat: 20104 where it is over, 20101 where it never was one. */
export async function takeInit(line: TwilioLine, token: unknown): Promise<Status> {
  const found = await channelOfToken(line.world, token);
  if (!found) return refusalOf(line, token);
  const { uuid } = found.row;
  const { expiresAt } = found.claims;
  const welcome = new Promise<Frame>((come) => line.waits.set('welcome', come));
  line.joined = { uuid, sid: sidOf(uuid), expiresAt };
  line.desk.say({ t: 'hello', role: 'borrower', token, channelId: uuid, lastSeq: 0 });
  await welcome;
  tellEnd(line, expiresAt);
  return fine;
}

/** A fresh token of the same chat. */
export async function takeUpdate(line: TwilioLine, token: unknown): Promise<Status> {
  const found = await channelOfToken(line.world, token);
  return found?.row.uuid === line.joined?.uuid ? fine : refusalOf(line, token);
}

/** Closes with what the library makes an event of: 410 is a token that is over, 401 one that is taken no more. */
export function leaveWith(line: TwilioLine, status: Status): void {
  sendPacket(line, { method: 'close', ...{ status } });
  line.socket.close();
}

function refusalOf({ world }: TwilioLine, token: unknown): Status {
  const isOver = readChatToken(world.secrets, token, 0) !== undefined;
  return { code: 401, status: 'UNAUTHORIZED', errorCode: isOver ? 20104 : 20101 };
}

function tellEnd(line: TwilioLine, expiresAt: number): void {
  const left = expiresAt - line.world.clock.now() - before;
  const tell = () =>
    sendPacket(line, { method: 'client_update', ...{ client_update_type: 'token_about_to_expire' } });
  line.timers.push(setTimeout(tell, Math.max(0, left)).unref());
}
