/** What a co-owner who signs may know of the borrower's application. Everything else of it stays there. */
import type { Invitation } from '../../types/invitation.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { stored } from '../application/stored.ts';
import { wordingOf } from '../platform/language/wording.ts';
import { legalDay } from '../platform/legal-day.ts';
import { closingRulesOf } from './closing-rules-of.ts';
import { firstClosingDay } from './first-closing-day.ts';
import { legalName } from './legal-name.ts';
import { slotWords } from './notary-times.ts';
import { type Parent, parentOf } from './parent-of.ts';
import { rescissionEnd } from './rescission-end.ts';

/** Empty for an application that is no part of another. Read afresh each time: the parent moves on by itself. */
export async function invitationFacts(scope: ApplicationScope): Promise<Invitation> {
  const parent = await parentOf(scope);
  if (!parent) return {};
  const own = await stored(scope, 'invitation');
  const signer = await signerOf(parent, scope);
  const borrows = own.role === 'CO_BORROWER' && signer?.state !== 'WITHDRAWN';
  const loan = borrows ? await loanOf(parent) : {};
  return { ...own, ...loan, ...(await shownOf(parent)), ...ofSigner(signer) };
}

async function signerOf({ signers }: Parent, { application }: ApplicationScope): Promise<Signer | undefined> {
  return (await signers.list()).find(({ uuid }) => uuid === application.partOf?.signerUuid);
}

/** Who signed on paper has nothing left to do here, even when they opened their part only afterwards. */
function ofSigner(signer: Signer | undefined): Invitation {
  if (!signer) return {};
  const { sends, state, dropped } = signer;
  if (signer.replaced) return { sends, state: signer.renewed ? 'RENEWED' : 'REPLACED' };
  if (state === 'WITHDRAWN') return { sends, state: dropped ? 'DROPPED' : 'REMOVED' };
  return { sends, ...(state === 'SIGNED' && { settled: true }) };
}

/** What a co-borrower applies for: they owe it too. */
async function loanOf(parent: Parent): Promise<Invitation> {
  const { amount, term, rate, paymentCents } = await stored(parent, 'offer');
  return {
    ...(amount && { amount }),
    ...(term && { term }),
    ...(rate && { rate }),
    ...(paymentCents && { paymentCents }),
  };
}

async function shownOf(parent: Parent): Promise<Invitation> {
  const status = await stored(parent, 'status');
  const { rescission, notary } = await stored(parent, 'figures');
  const { manual } = await stored(parent, 'notary');
  const isDeedSigned =
    status.disclosurelistNotaryComplete === true || status.manualDeedSigningComplete === true;
  const wording = wordingOf(parent.world.content, parent.application.orgCode);
  return {
    invitedBy: legalName(await stored(parent, 'profile')),
    loanNumber: parent.application.loanNumber,
    state: await stateOf(parent),
    papersReady: status.disclosurelistClosingComplete === true,
    deedSigned: isDeedSigned,
    mayCancel: await mayCancel(parent),
    ...(await officeOf(parent, isDeedSigned)),
    ...(manual?.coSignersAttend === false ? { apart: true } : {}),
    ...(notary?.confirmedFor ? { session: slotWords(notary.confirmedFor, wording, notary.timeZone) } : {}),
    ...(rescission?.deadline ? { cancelUntil: rescission.deadline } : {}),
    ...(rescission?.fundsOn ? { fundsOn: rescission.fundsOn } : {}),
    ...((await isSignatureDue(parent)) ? { othersToSign: true } : {}),
  };
}

/** Where the law has everything signed at an office, it also sets the first day, from the borrower's documents on. */
async function officeOf(parent: Parent, isDeedSigned: boolean): Promise<Invitation> {
  const rules = await closingRulesOf(parent);
  if (!rules.officeOnly) return {};
  const { moments = {} } = await stored(parent, 'underwriting');
  const day = await firstClosingDay(parent, rules);
  const isAhead = moments.received !== undefined && !isDeedSigned && day > legalDay(parent.now);
  return { signsAtOffice: true, ...(isAhead && { signFrom: day }) };
}

async function stateOf(parent: Parent): Promise<NonNullable<Invitation['state']>> {
  const { cancelled, rescinded, funded, uwDecision } = await stored(parent, 'status');
  if (cancelled) return rescinded ? 'RESCINDED' : 'WITHDRAWN';
  if (funded) return 'FUNDED';
  return uwDecision === 'DECLINE' ? 'DECLINED' : 'OPEN';
}

/** As `rescind` judges it: the days run from the last signature, so while one is due they are not over. */
async function mayCancel(parent: Parent): Promise<boolean> {
  const { moments = {} } = await stored(parent, 'underwriting');
  const { cancelled } = await stored(parent, 'status');
  const end = await rescissionEnd(parent);
  if (cancelled || end === undefined) return false;
  if (await isSignatureDue(parent)) return true;
  return parent.now < end && moments.rescissionEnded === undefined;
}

async function isSignatureDue(parent: Parent): Promise<boolean> {
  return (await stored(parent, 'application')).coDeedStatus === 'INITIAL';
}
