/**
 * The four objects of one conversation that the library keeps in step (Twilio Sync): its document, its messages, who is in it, and
 * the list of the borrower's own conversations; and what the borrower is called.
 */
import type { ChatMessage } from '../chat-message.ts';
import { type Joined, people, type Standing } from './twilio-line.ts';

const base = 'https://cds.us1.twilio.com/v3';
/** No one asks when a conversation began, or changed: one moment will do. */
const then = '2020-01-01T00:00:00.000Z';

/** Their identifiers: each is its own unique name. */
export const idsOf = (sid: string) =>
  ({
    document: `${sid}.channel`,
    messages: `${sid}.messages`,
    roster: `${sid}.roster`,
    own: `${people.borrower}.channels`,
    user: `${people.borrower}.info`,
  }) as const;

/** The root of an object. @param kind Documents, Lists or Maps @param change of the latest change that it shows */
export const rootOf = (kind: string, id: string, change: number, data?: object) => ({
  ...{ sid: id, unique_name: id, url: `${base}/${kind}/${id}`, revision: String(change) },
  ...{ last_event_id: change, date_created: then, date_updated: then, date_expires: null },
  links: { items: `${base}/${kind}/${id}/Items` },
  ...(data && { data }),
});

export const documentData = ({ sid }: Joined, { isOver }: Standing) => ({
  ...{ attributes: '{}', createdBy: 'system', friendlyName: '', dateCreated: then, dateUpdated: then },
  ...{ messages: idsOf(sid).messages, roster: idsOf(sid).roster },
  state: { current: isOver ? 'closed' : 'active', dateUpdated: then },
});

/** One of the borrower's conversations, as both the list of them and the call for it have it. */
export const ownData = ({ sid }: Joined) => ({
  ...{ status: 'joined', lastConsumedMessageIndex: null, notificationLevel: 'default' },
  ...{ channel: idsOf(sid).document, messages: idsOf(sid).messages, roster: idsOf(sid).roster },
});

/** Who is in it, by the key of their item. */
export function participants({ present, agentRead }: Standing): Record<string, object> {
  const one = (identity: string, read: number) => ({
    ...{ identity, type: 'chat', attributes: '{}', roleSid: '', dateCreated: then, dateUpdated: then },
    lastConsumedMessageIndex: read === 0 ? null : read - 1,
  });
  const agent = { MBagent: one(people.agent, agentRead) };
  return { MBborrower: one(people.borrower, 0), ...(present && agent) };
}

/** A message, as an item of the list. Its index counts from 0. What was said to the chatbot is no message there. */
export function messageData({ id, clientId, role, text, at, files }: ChatMessage) {
  const medias = files.map((file) => ({
    ...{ sid: file.id, category: 'media', filename: file.name, size: file.size },
    content_type: file.contentType,
  }));
  return {
    ...{ sid: id, author: people[role === 'borrower' ? 'borrower' : 'agent'], type: 'text', text },
    ...{ timestamp: at, dateUpdated: at, attributes: JSON.stringify({ clientId }) },
    ...(medias.length > 0 && { medias }),
  };
}

/** An item as it is in a page of its list or map. */
export const itemOf = (of: string, key: string | number, data: object, change: number) => ({
  ...(typeof key === 'number' ? { index: key } : { key }),
  ...{ url: `${of}/Items/${key}`, revision: String(change), last_event_id: change },
  ...{ date_created: then, date_updated: then, date_expires: null, data },
});

/** The address of an object, from its identifier. */
export const urlOf = (kind: string, id: string) => `${base}/${kind}/${id}`;
