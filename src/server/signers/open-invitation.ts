/**
 * Opens an invitation for the person whose address was just proved: makes the login if there is none, opens the person's
 * own part of the application, and starts a session. All of it or nothing, and the same part however often.
 */
import type { Transaction } from 'kysely';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { insertAccount } from '../auth/insert-account.ts';
import { type NewSession, startSession } from '../auth/session.ts';
import { signerKind } from '../auth/signer-kind.ts';
import type { Backend } from '../backend/backend.ts';
import { addScan } from '../documents/add-scan.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { inApplication } from '../standing/in-application.ts';
import { openApplication } from '../standing/open-application.ts';
import type { FoundSigner } from './find-signer.ts';
import { noteSignerState } from './note-signer-state.ts';
import { openPart } from './parts/open-part.ts';
import {
  closedInvitation,
  expiredInvitation,
  foreignInvitation,
  usedInvitation,
} from './refuse-invitation.ts';

export type Opening = {
  /** By the personal link, which opens once, or by a code to the address. */
  by: 'link' | 'code';
  /** What the browser is known by to the person. */
  device: string;
  /** The hash of a password that no one knows, for a person without a login. */
  secret: string;
  /** Whose session is open in the browser already. */
  signedIn?: string | undefined;
};

/** `part`: the uuid of the person's own part. Refuses with 409 whatever cannot be opened. */
export function openInvitation(
  backend: Backend,
  found: FoundSigner,
  opening: Opening,
): Promise<NewSession & { part: string }> {
  return inApplication(backend.world, found.applicationUuid, async (scope) => {
    const signer = await openable(scope, found, opening);
    const account = await accountFor(scope, signer, opening);
    const part = await openOwnPart(scope, signer, account.uuid);
    if (!signer.partUuid) await giveScans(scope, signer.uuid, part);
    const known = { accountUuid: account.uuid, partUuid: part };
    await scope.signers.change(signer.uuid, { ...known, ...(opening.by === 'link' && { used: true }) });
    await noteSignerState(scope, signer.uuid, 'VIEWED', known);
    const { orgCode } = scope.application;
    const session = { device: opening.device, limited: account.limited };
    const started = await startSession(
      ...[scope.tx, backend.keys, { uuid: account.uuid, orgCode }, scope.now, session],
    );
    return { ...started, part };
  });
}

async function openable(
  scope: ApplicationScope,
  { uuid }: FoundSigner,
  { by, signedIn }: Opening,
): Promise<Signer> {
  const signer = (await scope.signers.list()).find((each) => each.uuid === uuid);
  if (!signer) throw new Refusal(404, [says('application.none')]);
  const closed = await closedInvitation(scope, signer);
  if (closed && !(by === 'code' && hasOwnPart(signer))) throw closed;
  if (signedIn && !(await isTheirs(scope, signer, signedIn))) throw foreignInvitation(signer.email);
  if (by === 'link' && signer.used) throw usedInvitation(scope.world, scope.application.orgCode);
  const expired = expiredInvitation(scope, signer);
  if (expired) throw expired;
  return signer;
}

/** It tells them how it ended, with what they signed. A row that was replaced may have a stranger's part. */
const hasOwnPart = ({ partUuid, replaced }: Signer) => partUuid !== undefined && !replaced;

async function isTheirs(scope: ApplicationScope, { email }: Signer, account: string): Promise<boolean> {
  const own = await accountAt(scope.tx, indexOf(scope, email));
  return own?.uuid === account;
}

async function accountFor(scope: ApplicationScope, signer: Signer, { secret }: Opening) {
  const { email } = signer;
  const { tx, world, application } = scope;
  const known = await accountAt(tx, indexOf(scope, email));
  // The borrower signs their own documents; with the same address no one could tell the two apart.
  if (known?.uuid === application.ownerUuid) throw new Refusal(409, [says('signer.ownEmail')]);
  await refuseTwice(scope, signer, known?.uuid);
  if (known) return { uuid: known.uuid, limited: known.password_expired };
  const account = { orgCode: application.orgCode, email, secret, kind: signerKind };
  return { uuid: await insertAccount(tx, world, account), limited: false };
}

/** One person cannot sign for two owners. */
async function refuseTwice({ signers }: ApplicationScope, { uuid }: Signer, account: string | undefined) {
  const others = (await signers.list()).filter((each) => each.uuid !== uuid && each.state !== 'WITHDRAWN');
  if (account && others.some(({ accountUuid }) => accountUuid === account))
    throw new Refusal(409, [says('signer.twice')]);
}

const accountAt = (tx: Transaction<Tables>, index: string) =>
  tx
    .selectFrom('accounts')
    .select(['uuid', 'password_expired'])
    .where('email_index', '=', index)
    .executeTakeFirst();

const indexOf = ({ world, application }: ApplicationScope, email: string) =>
  emailIndex(world, application.orgCode, email);

function openOwnPart(scope: ApplicationScope, signer: Signer, accountUuid: string): Promise<string> {
  const { first, last, email, phone, role, uuid } = signer;
  const person = { first, last, email, ...(phone && { phone }) };
  const { language } = scope.application;
  return openPart(scope, { signerUuid: uuid, accountUuid, role, person, ...(language && { language }) });
}

/**
 * Gives an owner who signed on paper, and opens a part only now, the scans of what they signed. @param scope the borrower's
 * application, under its lock @param signer uuid of the owner @param part uuid of the new part
 */
async function giveScans(scope: ApplicationScope, signer: string, part: string): Promise<void> {
  const { documents, tx, world } = scope;
  const mine = (await documents.list()).filter(
    ({ attributes: { owners, supersededBy } }) =>
      supersededBy === undefined && Array.isArray(owners) && owners.includes(signer),
  );
  if (mine.length === 0) return;
  const owner = await openApplication(tx, world, part, { lock: true });
  for (const { uuid, type, title, attributes } of mine)
    await addScan(owner, { type, title, pdf: await documents.read(uuid), scanOf: String(attributes.scanOf) });
}
