/** Tells the library how the objects of the conversation change, as far as it listens to them. */
import type { ChatMessage } from '../chat-message.ts';
import { documentData, idsOf, messageData, participants, urlOf } from './sync-objects.ts';
import { type Joined, nextChange, notify, type TwilioLine } from './twilio-line.ts';

export function tellMessage(line: TwilioLine, { sid }: Joined, message: ChatMessage): void {
  if (message.role === 'bot') return;
  const list = idsOf(sid).messages;
  const index = message.seq - 1;
  tell(line, list, 'list_item_added', message.seq, {
    ...{ list_sid: list, list_revision: String(message.seq) },
    ...{
      item_index: index,
      item_url: `${urlOf('Lists', list)}/Items/${index}`,
      item_revision: String(message.seq),
    },
    item_data: messageData(message),
  });
}

/** Who is there now: an agent who has gone is removed. */
export function tellPeople(line: TwilioLine, { sid }: Joined): void {
  const { roster } = idsOf(sid);
  const here = participants(line.standing);
  for (const key of ['MBborrower', 'MBagent']) {
    const data = here[key];
    tell(line, roster, data ? 'map_item_added' : 'map_item_removed', nextChange(line), {
      ...{ map_sid: roster, map_revision: String(line.change), item_key: key },
      ...{ item_url: `${urlOf('Maps', roster)}/Items/${key}`, item_revision: String(line.change) },
      item_data: data ?? {},
    });
  }
}

/** Whether it continues. */
export function tellConversation(line: TwilioLine, joined: Joined): void {
  const { document } = idsOf(joined.sid);
  tell(line, document, 'document_updated', nextChange(line), {
    ...{ document_sid: document, document_revision: String(line.change) },
    document_data: documentData(joined, line.standing),
  });
}

function tell(line: TwilioLine, id: string, event_type: string, change: number, event: object): void {
  if (!line.heard.has(id)) return;
  const said = { id: change, date_created: new Date(line.world.clock.now()).toISOString(), ...event };
  notify(line, 'twilio.sync.event', { event_type, event_protocol_version: 4, event: said });
}
