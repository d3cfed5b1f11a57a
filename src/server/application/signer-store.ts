/** The signers of one application, inside its transaction. */
import { randomUUID } from 'node:crypto';
import { sha256 } from '../platform/crypto/digest.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { World } from '../platform/world/world.ts';
import { invitationToken } from './invitation-token.ts';
import type { NewSigner, Signer, SignerBody } from './signer.ts';
import type { StoreContext } from './store-context.ts';

export type SignerStore = {
  /** In the order in which the borrower named them. */
  list(): Promise<Signer[]>;
  /** A person who has just been invited. @param goodForMs how long the invitation can be opened */
  add(signer: NewSigner, goodForMs: number): Promise<Signer>;
  /** Changes what is given; an email that changes moves the login too. Answers the signer as it is now. */
  change(uuid: string, change: Partial<Omit<Signer, 'uuid' | 'place' | 'updatedAt'>>): Promise<Signer>;
};

export function signerStore(
  { tx, uuid: applicationUuid, key, now, contents, forget }: StoreContext,
  world: World,
  orgCode: string,
): SignerStore {
  const list = async () => (await contents()).signers.map((row) => opened(row as Row, key));
  const columns = (signer: Signer) => columnsOf(signer, { world, orgCode, key, now });
  const add: SignerStore['add'] = async (signer, goodForMs) => {
    const place = (await list()).length;
    const times = { invitedAt: now, expiresAt: now + goodForMs, updatedAt: now };
    const fresh: Signer = {
      ...{ ...signer, ...times, uuid: randomUUID(), place },
      ...{ state: 'INVITED', sends: 1, used: false },
    };
    const own = { uuid: fresh.uuid, application_uuid: applicationUuid, org_code: orgCode, place };
    await tx
      .insertInto('signers')
      .values({ ...own, ...columns(fresh) })
      .execute();
    forget();
    return fresh;
  };
  const change: SignerStore['change'] = async (uuid, changed) => {
    const found = (await list()).find((signer) => signer.uuid === uuid);
    if (!found) throw new Error(`The application has no signer ${uuid}.`);
    const next = { ...found, ...changed, updatedAt: now };
    await tx.updateTable('signers').set(columns(next)).where('uuid', '=', uuid).execute();
    forget();
    return next;
  };
  return { list, add, change };
}

type Box = { world: World; orgCode: string; key: Uint8Array; now: number };

function columnsOf(signer: Signer, { world, orgCode, key, now }: Box) {
  const {
    uuid,
    first,
    last,
    email,
    phone,
    relation,
    declineReason,
    inPerson,
    replaced,
    renewed,
    dropped,
    proof,
  } = signer;
  const body: SignerBody = {
    ...{ first, last, email },
    ...(phone && { phone }),
    ...(relation && { relation }),
    ...(declineReason && { declineReason }),
    ...(inPerson && { inPerson }),
    ...(replaced && { replaced }),
    ...(renewed && { renewed }),
    ...(dropped && { dropped }),
    ...(proof && { proof }),
  };
  return {
    state: signer.state,
    role: signer.role,
    body: sealJson(key, rowId(uuid), body),
    email_index: emailIndex(world, orgCode, email),
    account_uuid: signer.accountUuid ?? null,
    part_uuid: signer.partUuid ?? null,
    sends: signer.sends,
    token_hash: sha256(invitationToken(world.secrets, signer)),
    token_used: signer.used,
    invited_at: signer.invitedAt,
    expires_at: signer.expiresAt,
    updated_at: now,
  };
}

type Row = {
  uuid: string;
  place: number;
  state: Signer['state'];
  role: Signer['role'];
  body: Uint8Array;
  account_uuid: string | null;
  part_uuid: string | null;
  sends: number;
  token_used: boolean;
  invited_at: number;
  expires_at: number;
  updated_at: number;
};

function opened({ account_uuid, part_uuid, ...row }: Row, key: Uint8Array): Signer {
  const { uuid, place, state, role, sends, token_used, invited_at, expires_at, updated_at } = row;
  return {
    ...openJson<SignerBody>(key, rowId(uuid), row.body),
    ...{ uuid, place, state, role, sends, used: token_used },
    ...{ invitedAt: invited_at, expiresAt: expires_at, updatedAt: updated_at },
    ...(account_uuid && { accountUuid: account_uuid }),
    ...(part_uuid && { partUuid: part_uuid }),
  };
}

const rowId = (uuid: string) => `${uuid}/signer`;

/** The address to which a signer was invited. */
export function signerEmail(row: Pick<Row, 'uuid' | 'body'>, key: Uint8Array): string {
  return openJson<SignerBody>(key, rowId(row.uuid), row.body).email;
}
