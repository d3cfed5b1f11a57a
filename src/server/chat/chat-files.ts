/** Files of a chat: kept sealed under its key, named once by a message, and given out only when the scanner let them. */
import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { limitsOf } from '../facts/limits-of.ts';
import { decrypt, encrypt } from '../platform/crypto/aes.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { FileState } from '../platform/db/tables/column.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { keepFiles } from '../platform/files/arriving-files.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { safeCopy } from '../uploads/safe-copy.ts';
import { scanArrival } from '../uploads/scan-arrival.ts';
import { type ChannelRow, findChannel, lockChannel } from './channel.ts';
import { chatKey } from './chat-key.ts';
import type { ChatRole, SaidRole } from './chat-message.ts';
import { countPerDay } from './per-day.ts';

export type KeptFile = { id: string; name: string; size: number; contentType: string };
type Row = Selectable<Tables['chat_files']>;

/** What was found to be a file that a chat takes. */
export type FoundFile = { name: string; mediaType: string; bytes: Buffer };

/** Keeps a file that a message of the same side may name. 410 for a chat that is over, 422 when that side has brought as many as it may. */
export async function keepFile(
  world: World,
  { channel, role }: { channel: string; role: ChatRole },
  { name, mediaType, bytes }: FoundFile,
): Promise<KeptFile> {
  if (role === 'borrower') await countFile(world, channel);
  const state = await scanArrival(world, bytes);
  const [uuid, location, size] = [randomUUID(), randomUUID(), bytes.length];
  try {
    await world.db.transaction().execute(async (tx) => {
      const row = await lockChannel(tx, channel);
      if (!row || row.state === 'ENDED') throw new Refusal(410, [says('chat.over')], { message: 'ENDED' });
      await refuseTooMany(world, tx, row, role);
      const key = await chatKey(world, tx, row);
      await world.files.put(location, encrypt(key, location, bytes));
      const sealed = encrypt(key, rowOfName(uuid), Buffer.from(name));
      const facts = { uuid, channel_uuid: channel, role, message_seq: null, location, state, size };
      const more = { name: sealed, media_type: mediaType, sha256: sha256(bytes) };
      await tx
        .insertInto('chat_files')
        .values({ ...facts, ...more, created_at: world.clock.now() })
        .execute();
      await keepFiles(tx, [location]);
    });
  } catch (error) {
    await world.files.remove(location);
    throw error;
  }
  return { id: uuid, name, size, contentType: mediaType };
}

/** A person brings in a day what two chats take: another chat gives no one more. */
async function countFile(world: World, channel: string): Promise<void> {
  const row = await findChannel(world.db, channel);
  if (!row) return;
  const doer = { account: row.owner_uuid, network: row.network ?? row.uuid };
  await countPerDay(world, 'chat-file', doer, 2 * limitsOf(world, row.org_code).chat.filesPerChat);
}

/** Makes them the files of a message. Only those of the chat that no message has named. Answers whether all were. */
export async function nameFiles(
  tx: Transaction<Tables>,
  row: ChannelRow,
  { seq, role, files }: { seq: number; role: SaidRole; files: readonly string[] },
): Promise<boolean> {
  if (files.length === 0) return true;
  const named = await tx
    .updateTable('chat_files')
    .set({ message_seq: seq })
    .where('channel_uuid', '=', row.uuid)
    .where('uuid', 'in', [...files])
    .where('role', '=', role)
    .where('message_seq', 'is', null)
    .where('state', '!=', 'INFECTED')
    .executeTakeFirst();
  return Number(named.numUpdatedRows) === files.length;
}

/** The files of these messages, by the number of their message. */
export async function filesOf(
  { db }: World,
  row: ChannelRow,
  key: Uint8Array,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, KeptFile[]>> {
  if (seqs.length === 0) return new Map();
  const query = db.selectFrom('chat_files').selectAll().where('channel_uuid', '=', row.uuid);
  const rows = await query
    .where('message_seq', 'in', [...seqs])
    .orderBy('created_at')
    .execute();
  const known = new Map<number, KeptFile[]>();
  for (const one of rows) {
    const seq = one.message_seq ?? 0;
    known.set(seq, [...(known.get(seq) ?? []), kept(one, key)]);
  }
  return known;
}

/**
 * Opens one: an own one, or what the other side has sent. 404 for all others; 409 and 410 while and because the scanner says so.
 */
export async function openFile(
  world: World,
  row: ChannelRow,
  { uuid, reader }: { uuid: string; reader: ChatRole },
) {
  const query = world.db.selectFrom('chat_files').selectAll().where('channel_uuid', '=', row.uuid);
  const file = await query
    .where('uuid', '=', uuid)
    .where((is) => is.or([is('role', '=', reader), is('message_seq', 'is not', null)]))
    .executeTakeFirst();
  if (!file) throw new Refusal(404, [says('file.none')]);
  if (file.state === 'INFECTED') throw new Refusal(410, [says('file.destroyed')]);
  const key = await chatKey(world, world.db, row);
  const bytes = Buffer.from(decrypt(key, file.location, await world.files.get(file.location)));
  if (file.state === 'CHECKING') await askAgain(world, file, bytes);
  const opened = { bytes, name: kept(file, key).name, mediaType: file.media_type };
  return file.role === reader ? opened : safeCopy(opened, limitsOf(world, row.org_code).uploads);
}

/** The scanner did not answer when the file came: whoever opens it asks again. */
async function askAgain(world: World, { uuid, location }: Row, bytes: Buffer): Promise<void> {
  const settle = (state: FileState) =>
    world.db.updateTable('chat_files').set({ state }).where('uuid', '=', uuid).execute();
  try {
    if ((await scanArrival(world, bytes)) === 'CHECKING') throw new Refusal(409, [says('file.checking')]);
    await settle('CLEAN');
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 409) throw error;
    await settle('INFECTED');
    await world.files.remove(location);
    throw new Refusal(410, [says('file.destroyed')]);
  }
}

const kept = ({ uuid, name, size, media_type }: Row, key: Uint8Array): KeptFile => ({
  ...{ id: uuid, name: decrypt(key, rowOfName(uuid), name).toString('utf8') },
  ...{ size, contentType: media_type },
});

const rowOfName = (uuid: string) => `${uuid}/name`;

async function refuseTooMany(
  world: World,
  tx: Transaction<Tables>,
  row: ChannelRow,
  role: ChatRole,
): Promise<void> {
  const { count } = await tx
    .selectFrom('chat_files')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('channel_uuid', '=', row.uuid)
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  const most = limitsOf(world, row.org_code).chat.filesPerChat;
  if (Number(count) >= most) throw new Refusal(422, [says('chat.fileMany', { most })]);
}
