/** A page of a list or a map. */
import { findChannel } from '../channel.ts';
import { messagesAfter, messagesBefore } from '../read-messages.ts';
import { idsOf, itemOf, messageData, ownData, participants, urlOf } from './sync-objects.ts';
import type { Joined, TwilioLine } from './twilio-line.ts';

type Params = Record<string, string>;

/** As the library asks: one `Key`, or `PageSize` items from `From`, in an `Order`. Undefined for what is none of the conversation's. */
export async function pageOf(line: TwilioLine, joined: Joined, id: string, params: Params) {
  const { messages, roster, own, user } = idsOf(joined.sid);
  if (id === messages) return pageOfMessages(line, joined, params);
  if (id === roster) return pageOfMap(line, id, participants(line.standing), params);
  if (id === own) return pageOfMap(line, id, { [joined.sid]: ownData(joined) }, params);
  if (id === user)
    return pageOfMap(line, id, { friendlyName: { value: '' }, attributes: { value: '{}' } }, params);
  return undefined;
}

function pageOfMap({ change }: TwilioLine, id: string, all: Record<string, object>, { Key }: Params) {
  const items = Object.entries(all)
    .filter(([key]) => Key === undefined || key === Key)
    .map(([key, data]) => itemOf(urlOf('Maps', id), key, data, change));
  return { items, meta: { previous_token: null, next_token: null } };
}

const most = 100;

/** Messages have the numbers of our log, one lower. `From` is the first of the page, in its order. */
async function pageOfMessages({ world }: TwilioLine, joined: Joined, { From, PageSize, Order }: Params) {
  const row = await findChannel(world.db, joined.uuid);
  if (!row) return undefined;
  const size = Math.min(Number(PageSize) || 50, most);
  const isDown = Order === 'desc';
  const reading = { reader: 'borrower', most: size } as const;
  const from = From === undefined ? undefined : Number(From) + 1;
  const read = isDown
    ? await messagesBefore(world, row, (from ?? row.last_seq) + 1, reading)
    : await messagesAfter(world, row, (from ?? 1) - 1, reading);
  const seqs = read.map(({ seq }) => seq);
  const items = read.filter(({ role }) => role !== 'bot').map(messageItem(joined));
  const [before, after] = [Math.min(...seqs) > 1, Math.max(...seqs) < row.last_seq];
  const [previous, next] = isDown ? [after, before] : [before, after];
  const token = (is: boolean) => (is && read.length > 0 ? 'more' : null);
  return {
    items: isDown ? items.reverse() : items,
    meta: { previous_token: token(previous), next_token: token(next) },
  };
}

const messageItem =
  ({ sid }: Joined) =>
  (message: Parameters<typeof messageData>[0]) =>
    itemOf(urlOf('Lists', idsOf(sid).messages), message.seq - 1, messageData(message), message.seq);
