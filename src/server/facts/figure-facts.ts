/** Figures for display: some stored as computed, some derived from other facts on every read. */

import { closingRules } from '../../engine/finance/closing-rules.ts';
import { firstDueDate } from '../../engine/finance/first-due-date.ts';
import { maxCltv } from '../../engine/finance/max-line.ts';
import { recordingCents } from '../../engine/finance/recording-cents.ts';
import { fundsOn, rescissionDeadline } from '../../engine/finance/rescission.ts';
import type { Figures } from '../../types/figures.ts';
import type { Liens } from '../../types/liens.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import type { Underwriting } from '../application/underwriting.ts';
import { saidOf } from '../platform/language/said.ts';
import { type Wording, wordingOf } from '../platform/language/wording.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { World } from '../platform/world/world.ts';
import { chosenPayoffs, type Payoff } from './chosen-payoffs.ts';
import { conditionNews } from './condition-news.ts';
import { decisionIn } from './decision-words.ts';
import { esignWithdrawnAt } from './esign-withdrawn-at.ts';
import { homeOf } from './home-of.ts';
import { confirmedIncome, incomeCards } from './income-facts.ts';
import { insuranceRequirement } from './insurance-requirement.ts';
import { kbaFigures } from './kba-figures.ts';
import { type Lender, lenderOf } from './lender.ts';
import { limitsOf } from './limits-of.ts';
import { notaryFeeCents } from './notary-fee.ts';
import { notaryTimes, slotWords } from './notary-times.ts';
import { offerInputs } from './offer-inputs.ts';
import { paperFigures } from './paper-figures.ts';
import { signerFacts } from './signer-facts.ts';
import { timeline } from './timeline.ts';

export async function figureFacts(scope: ApplicationScope): Promise<Figures> {
  const { orgCode } = scope.application;
  const lender = lenderOf(scope.world, orgCode);
  const wording = wordingOf(scope.world.content, orgCode);
  const figures = await stored(scope, 'figures');
  const payment = await paymentFigures(scope, lender, figures);
  const { kba: _, ...kept } = figures;
  return {
    ...kept,
    ...(payment ? { payment } : {}),
    ...(await signerFacts(scope, wording)),
    ...worded(figures, wording),
    ...(figures.decision && { decision: decisionIn(lender, figures.decision) }),
    ...notaryTimes(lender, figures, scope.now, wording),
    ...(await kbaFigures(scope, lender, figures)),
    incomeSources: incomeCards(await stored(scope, 'income'), lender, wording),
    ...confirmedIncome(await stored(scope, 'income')),
    timeline: timeline(
      { ...figures, ...(payment ? { payment } : {}) },
      await stored(scope, 'underwriting'),
      wording,
    ),
    insuranceRequirement: await insuranceRequirement(scope),
    ...payoffFigures(figures, await stored(scope, 'liens')),
    fees: await feeFigures(scope, lender),
    masks: await maskFigures(scope),
    ...(await cltvLimit(scope, lender)),
    ...(await esignFigures(scope)),
    ...(await paperFigures(scope)),
    ...visits(scope.world, await stored(scope, 'underwriting')),
    ...conditionNews(await scope.conditions.list()),
    referenceId: scope.application.loanNumber,
    supportEmail: lender.org.email,
  };
}

/** Which logins are at the site of a company, and whether the borrower has left for there. */
function visits(
  { parties }: World,
  { bankVisit, incomeVisit }: Underwriting,
): Pick<Figures, 'bankVisit' | 'incomeVisit'> {
  return {
    ...(parties.bankLink.startVisit && { bankVisit: bankVisit ? 'STARTED' : 'DUE' }),
    ...(parties.incomeLink.startVisit && { incomeVisit: incomeVisit ? 'STARTED' : 'DUE' }),
  };
}

/** What is stored by the name of its sentence. */
function worded({ revision, notary }: Figures, wording: Wording): Pick<Figures, 'revision' | 'notary'> {
  const { cause, ...terms } = revision ?? {};
  const { confirmedFor, bring, ...booked } = notary ?? {};
  return {
    ...(revision && { revision: { ...terms, ...(cause && { cause: wording.word(saidOf(cause, terms)) }) } }),
    ...(notary && {
      notary: {
        ...booked,
        ...(confirmedFor && { confirmedFor: slotWords(confirmedFor, wording, booked.timeZone) }),
        ...(bring && { bring: wording.word(saidOf(bring)) }),
      },
    }),
  };
}

/** Debts that the line pays off: as their creditors stated them, until then as the borrower knows them. */
function payoffFigures(
  { payoffs }: Figures,
  liens: Liens,
): Pick<Figures, 'payoffs' | 'payoffsOpen' | 'payoffsConfirmed'> {
  const all = payoffs ?? chosenPayoffs(liens);
  if (all.length === 0) return {};
  const isStated = ({ status }: Payoff) => status === 'CONFIRMED' || status === 'PAID';
  return {
    payoffs: all,
    payoffsOpen: all.filter((payoff) => !isStated(payoff)),
    payoffsConfirmed: all.filter(isStated),
  };
}

/** What the chosen offer means in dollars and dates; before the signature, as if signed today. */
async function paymentFigures(scope: ApplicationScope, lender: Lender, { rescission }: Figures) {
  const offer = await stored(scope, 'offer');
  if (offer.paymentCents === undefined) return undefined;
  const { dueDay = 1, autopay } = await stored(scope, 'bank');
  const { firstPaymentDays } = limitsOf(scope.world, scope.application.orgCode).closing;
  const { moments } = await stored(scope, 'underwriting');
  const sentAt = moments?.sent ?? moments?.funded;
  const fundedOn = rescission?.fundsOn ?? (await expectedFunds(scope, lender));
  // The discount goes with autopay: a borrower whose account was given up pays manually until there is another.
  const isByHand = offer.autopay === true && moments?.funded !== undefined && !autopay;
  return {
    monthlyCents: isByHand ? offer.paymentWithoutAutopayCents : offer.paymentCents,
    firstDueDate: firstDueDate(fundedOn, { dueDay, leastDays: firstPaymentDays }),
    drawCents: offer.drawCents,
    feeCents: offer.feeCents,
    cashCents: offer.cashCents,
    recordingCents: offer.recordingCents,
    valuationCents: offer.valuationCents ?? 0,
    notaryCents: offer.notaryCents ?? 0,
    aprPercent: isByHand ? offer.rateWithoutAutopay : offer.rate,
    costRatePercent: offer.costRatePercent,
    totalCents: offer.totalCents,
    marginPercent: offer.marginPercent,
    lastPaymentCents: offer.lastPaymentCents,
    ...(sentAt !== undefined && { sentAt: new Date(sentAt).toISOString() }),
  } as NonNullable<Figures['payment']>;
}

async function expectedFunds(scope: ApplicationScope, { decisions }: Lender): Promise<string> {
  const { occupancy = '', location } = await homeOf(scope);
  const today = legalDay(scope.now);
  const { rescission } = closingRules(decisions, location?.state ?? '', occupancy);
  return fundsOn(rescission ? rescissionDeadline([today]) : today);
}

async function feeFigures(
  scope: ApplicationScope,
  { pricing }: Lender,
): Promise<NonNullable<Figures['fees']>> {
  const { location } = await homeOf(scope);
  const { requestedAmount = pricing.amount.minimum } = await stored(scope, 'application');
  const { amount = requestedAmount } = await stored(scope, 'offer');
  return {
    valuationCents: pricing.costs.valuation * 100,
    manualNotaryCents: await notaryFeeCents(scope),
    recordingCents: recordingCents(pricing, location?.state ?? '', amount),
  };
}

/** Known once score and home are known; absent where we lend nothing for such a score. */
async function cltvLimit(
  scope: ApplicationScope,
  { pricing }: Lender,
): Promise<Pick<Figures, 'cltvLimitPercent'>> {
  const inputs = await offerInputs(scope, pricing);
  const limit = inputs.fico > 0 && inputs.value > 0 ? maxCltv(pricing, inputs) : null;
  return limit === null ? {} : { cltvLimitPercent: limit };
}

/** Consent that was given again after it was withdrawn stands. */
async function esignFigures(scope: ApplicationScope): Promise<Pick<Figures, 'esignWithdrawnAt'>> {
  const withdrawnAt = await esignWithdrawnAt(scope);
  return withdrawnAt === undefined ? {} : { esignWithdrawnAt: new Date(withdrawnAt).toISOString() };
}

async function maskFigures(scope: ApplicationScope): Promise<NonNullable<Figures['masks']>> {
  const { disburse, autopay } = await stored(scope, 'bank');
  const hasSsn = (await scope.sealed.list()).includes('ssn');
  return {
    ...(disburse?.mask ? { disburse: disburse.mask } : {}),
    ...(autopay?.mask ? { autopay: autopay.mask } : {}),
    ...(hasSsn ? { ssn: '••••' } : {}),
  };
}
