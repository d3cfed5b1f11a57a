/** The `application` of SPEC-3.1: what the borrower answered, what the server found, and the flags. */

import type { Application } from '../../types/application.ts';
import type { ApplicationScope, ConsentRow } from '../application/application-scope.ts';
import { type Stored, stored } from '../application/stored.ts';
import { saidOf } from '../platform/language/said.ts';
import { type Wording, wordingOf } from '../platform/language/wording.ts';
import { conditionFacts } from './condition-facts.ts';
import { documentFacts } from './document-facts.ts';
import { fileAnswers } from './file-answers.ts';
import { incomeSources } from './income-facts.ts';
import { isTakenBack } from './is-taken-back.ts';
import { type Lender, lenderOf } from './lender.ts';
import { valuationProduct } from './valuation-order.ts';

export async function applicationFacts(scope: ApplicationScope): Promise<Application> {
  const { uuid, loanNumber, orgCode, flowId, createdAt, active } = scope.application;
  const underwriting = await stored(scope, 'underwriting');
  const status = await stored(scope, 'status');
  const lender = lenderOf(scope.world, orgCode);
  const { word } = wordingOf(scope.world.content, orgCode);
  const known = await stored(scope, 'application');
  return {
    ...known,
    uuid,
    loanNumber,
    active,
    organizationCode: orgCode,
    title: productTitle(lender, flowId),
    status: {
      ...standing(status, scope.now, word),
      ...(known.property?.condition && { condition: known.property.condition }),
      ...(valuationProduct(lender) === 'EVALUATION' && { valuationProduct: 'EVALUATION' }),
    } as Application['status'],
    consents: (await scope.consents.list()).map((row) => consentFact(row, underwriting.esignWithdrawnAt)),
    documents: documentFacts(
      await scope.documents.list(),
      await scope.uploads.list(),
      underwriting,
      await fileAnswers(scope),
    ),
    ...(await conditionFacts(scope)),
    incomeSources: incomeSources(await stored(scope, 'income'), lender),
    insurance: { complete: (await stored(scope, 'insurance')).complete === true },
    ...(await helocSigners(scope)),
    ...offerFacts(await stored(scope, 'offer'), status),
    ...bankFacts(await stored(scope, 'bank'), await stored(scope, 'offer'), status),
    auditFields: { createdDate: moment(createdAt) },
  };
}

// A part goes by the name of the product that it is a part of.
function productTitle({ flow, flows }: Lender, flowId: string): string {
  const own = flows[flowId]?.flow;
  return own && own.partOf === undefined ? own.title : flow.flow.title;
}

/** SPEC-5: how an account is recognized as an additional signer. */
async function helocSigners({ signers }: ApplicationScope): Promise<Partial<Application>> {
  const known = (await signers.list()).filter(({ state }) => state !== 'WITHDRAWN');
  if (known.length === 0) return {};
  const opened = known.flatMap(({ accountUuid }) => (accountUuid ? [{ identityUuid: accountUuid }] : []));
  return { helocSigners: opened, additionalSignerVersion: 'v1' };
}

/** A lock in the past does not count. */
function standing(
  { kbaLockedUntil, notaryError, idRejectReason, ...kept }: Stored['status'],
  now: number,
  word: Wording['word'],
) {
  const status = {
    ...kept,
    ...(idRejectReason ? { idRejectReason: word(saidOf(idRejectReason)) } : {}),
  };
  if (kbaLockedUntil !== undefined && Date.parse(kbaLockedUntil) <= now) return status;
  return {
    ...status,
    ...(kbaLockedUntil ? { kbaLockedUntil } : {}),
    ...(notaryError ? { notaryError } : {}),
  };
}

const moment = (at: number) => new Date(at).toISOString();

function consentFact(row: ConsentRow, withdrawnAt: number | undefined) {
  const { uuid, type, version, textSha256, at, openedAt } = row;
  const withdrawn = isTakenBack(row, withdrawnAt);
  const fact = {
    uuid,
    type,
    version,
    textSha256,
    granted: !withdrawn,
    grantedAt: moment(at),
    ...(openedAt === undefined ? {} : { openedAt: moment(openedAt) }),
    ...(withdrawn ? { withdrawnAt: moment(withdrawnAt) } : {}),
  };
  // The consent types come from pages, which the content's check compares with the enumeration.
  return fact as NonNullable<Application['consents']>[number];
}

/** A revised offer has no term and no rate until the borrower chooses again. */
function offerFacts(offer: Stored['offer'], { revisedOffer }: Stored['status']): Partial<Application> {
  const { term = 0, amount = 0, rate = 0, feePercent, drawCents } = offer;
  return {
    term: revisedOffer ? 0 : term,
    amount,
    rate: revisedOffer ? 0 : rate,
    ...(feePercent === undefined ? {} : { feePercent }),
    ...(drawCents === undefined ? {} : { uwCalculatedDrawAmount: drawCents / 100 }),
  };
}

function bankFacts(bank: Stored['bank'], offer: Stored['offer'], { bankConfirmed }: Stored['status']) {
  const { disburse, autopay } = bank;
  const hint = offer.autopay === undefined ? undefined : offer.autopay ? 'AUTOPAY' : 'MANUAL';
  const payType = bank.payType ?? hint;
  const facts: Partial<Application> = {};
  if (payType) facts.payType = payType;
  if (disburse?.uuid)
    facts.disburseAccount = { ...shownAccount(disburse), ...routing(disburse.routingNumber) };
  if (bankConfirmed && autopay?.uuid) facts.autopayAccount = shownAccount(autopay);
  return facts;
}

type Account = NonNullable<Stored['bank']['disburse']>;

function shownAccount({ uuid, mask, bankName }: Account) {
  return { ...(uuid ? { uuid } : {}), ...(mask ? { mask } : {}), ...(bankName ? { bankName } : {}) };
}

const routing = (routingNumber?: string) => (routingNumber ? { routingNumber } : {});
