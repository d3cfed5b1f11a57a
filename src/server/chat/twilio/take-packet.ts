/** What a packet of the library does: it says who it is, renews its token, asks, or takes its leave. */

import { answerCall } from './answer-call.ts';
import type { Packet } from './packet.ts';
import { fine, type Status } from './status.ts';
import { leaveWith, takeInit, takeUpdate } from './take-init.ts';
import { sendPacket, type TwilioLine } from './twilio-line.ts';

export async function takePacket(line: TwilioLine, { header, payload }: Packet): Promise<void> {
  const { id, method } = header;
  if (method === 'reply') return;
  if (method === 'close') return line.socket.close();
  if (method === 'init') return reply(line, id, await takeInit(line, header.token));
  if (!line.joined) return leaveWith(line, { code: 401, status: 'Unauthorized' });
  if (method === 'update') return reply(line, id, await takeUpdate(line, header.token));
  if (method !== 'message') return reply(line, id, fine);
  const { status, body } = await answerCall(line, line.joined, header.http_request, payload);
  const answered = { http_status: { code: status, status: status < 300 ? 'OK' : 'REFUSED' } };
  sendPacket(line, { id, method: 'reply', ...{ status: fine }, ...answered, ...{ http_headers: {} } }, body);
}

function reply(line: TwilioLine, id: string, status: Status): void {
  const more = { continuation_token: id, capabilities: ['client_update'], init_registrations: [] };
  sendPacket(line, { id, method: 'reply', ...{ status }, ...more });
}
