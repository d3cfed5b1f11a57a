/** Opens the data folder of a server that is gone, and counts for each invited owner what may be there once. */
import { sql } from 'kysely';
import { openKysely } from '../src/server/platform/db/open-kysely.ts';
import { openLite } from '../src/server/platform/db/open-lite.ts';

export type FoundSigner = {
  uuid: string;
  state: string;
  sends: number;
  /** Emails that invite them, as the server keeps them; parts that they opened; rows of the trail for both. */
  invitations: number;
  parts: number;
  opened: number;
  /** Rows of the trail by which they signed; deeds that they signed; pages that they sent. */
  signed: number;
  deeds: number;
  submissions: number;
  /** Rows of the borrower's trail by which the last signature let the closing continue. */
  completed: number;
};

export async function readSigners(dataDir: string): Promise<FoundSigner[]> {
  const opened = await openLite({ folder: `${dataDir}/database` });
  const { rows } = await counts.execute(openKysely(opened.pool));
  await opened.close();
  return rows;
}

const counts = sql<FoundSigner>`
  select uuid, state, sends,
    (select count(*)::int from messages m where m.entry = s.uuid::text and name = 'signer-invitation'
      and channel = 'EMAIL' and m.state = 'SENT') as invitations,
    (select count(*)::int from applications a where a.signer_uuid = s.uuid) as parts,
    (select count(*)::int from audit where application_uuid = s.application_uuid and event = 'part-opened'
      and detail ->> 'signer' = s.uuid::text) as opened,
    (select count(*)::int from audit where application_uuid = s.application_uuid and event = 'signer-state'
      and detail ->> 'signer' = s.uuid::text and detail ->> 'to' = 'SIGNED') as signed,
    (select count(*)::int from audit
      where application_uuid = s.part_uuid and event = 'document-signed'
      and detail ->> 'type' = 'SECURITY_INSTRUMENT') as deeds,
    (select count(*)::int from submissions where application_uuid = s.part_uuid) as submissions,
    (select count(*)::int from audit where application_uuid = s.application_uuid
      and event = 'co-owners-signed') as completed
  from signers s order by s.invited_at, s.place`;
