/** The library says of which objects it wants to hear; what has changed since it read them follows at once. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { findChannel } from '../channel.ts';
import { messagesAfter } from '../read-messages.ts';
import { idsOf } from './sync-objects.ts';
import { tellConversation, tellMessage, tellPeople } from './tell-changes.ts';
import { type Joined, notify, type TwilioLine } from './twilio-line.ts';

const patienceMs = 5000;

/** @param body `action`, `correlation_id` and `requests`, each an object and the change that it has */
export async function subscribe(line: TwilioLine, joined: Joined, body: unknown) {
  const { action, correlation_id, requests } = isRecord(body) ? body : {};
  const wanted = Array.isArray(requests) ? requests.filter(isRecord) : [];
  const about = (event_type: string, event: object) =>
    notify(line, 'twilio.sync.event', { event_type, event_protocol_version: 4, correlation_id, event });
  for (const { object_sid, last_event_id } of wanted) {
    const id = String(object_sid);
    if (action === 'cancel') {
      line.heard.delete(id);
      about('subscription_canceled', { object_sid: id });
      continue;
    }
    line.heard.add(id);
    const reached = await tellMissed(line, joined, id, Number(last_event_id));
    about('subscription_established', { object_sid: id, replay_status: 'completed', last_event_id: reached });
  }
  return { max_batch_size: 100, estimated_delivery_in_ms: patienceMs };
}

/** What an object's later changes would say by now. @returns the latest of them */
async function tellMissed(line: TwilioLine, joined: Joined, id: string, since: number): Promise<number> {
  const { document, messages, roster } = idsOf(joined.sid);
  if (id === document) tellConversation(line, joined);
  if (id === roster) tellPeople(line, joined);
  if (id !== messages) return line.change;
  const row = await findChannel(line.world.db, joined.uuid);
  const missed = row ? await messagesAfter(line.world, row, Math.max(0, since), { reader: 'borrower' }) : [];
  for (const message of missed) tellMessage(line, joined, message);
  return missed.at(-1)?.seq ?? since;
}
