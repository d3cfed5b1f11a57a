/** Stores the result of the decision table: the decision, its flags and, for a decline, the reasons and the notice. */
import type { CreditDecision } from '../../engine/finance/decide-credit.ts';
import { dtiLimit } from '../../engine/finance/dti-limit.ts';
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { quote } from '../../engine/finance/quote.ts';
import { underwritingFigures } from '../../engine/finance/underwriting-figures.ts';
import type { Figures } from '../../types/figures.ts';
import type { Offer } from '../../types/offer.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, type Status, stored } from '../application/stored.ts';
import { makeDocumentsAgain } from '../documents/make-documents.ts';
import { type Lender, lenderOf } from '../facts/lender.ts';
import { offerInputs } from '../facts/offer-inputs.ts';
import { speaking } from '../platform/language/spoken.ts';
import { legalDay } from '../platform/legal-day.ts';
import { isDecidedNo } from './final-no.ts';
import { isNo } from './is-no.ts';
import { tellCoBorrowers } from './tell-co-borrowers.ts';

/** Does nothing when no row matched, since the application continues, nor after a decline, which is final. */
export async function storeDecision(
  scope: ApplicationScope,
  lender: Lender,
  decided: CreditDecision | null,
): Promise<void> {
  if (!decided || (await isDecidedNo(scope))) return;
  const { decision, subDecision, flags, row } = decided;
  // Decisions and flags come from decisions.json, which a test compares with the enumerations.
  await record(scope, 'status', {
    ...flags,
    ...(decision ? { uwDecision: decision } : {}),
    ...(subDecision ? { uwSubDecision: subDecision } : {}),
  } as Partial<Status>);
  await scope.audit('decision', { row, decision: decision ?? null, version: lender.decisions.version });
  if (!isNo(decided)) return;
  await storeRefusal(scope, lender, decided);
  await scope.queue.send('call-off');
}

async function storeRefusal(
  scope: ApplicationScope,
  lender: Lender,
  { row, reasons, creditReport, reopens }: CreditDecision,
): Promise<void> {
  // A notice of adverse action is in the language of the flows.
  const { org, flow } = speaking(undefined, () => lenderOf(scope.world, scope.application.orgCode));
  const { requestedAmount = 0 } = await stored(scope, 'application');
  const inputs = await offerInputs(scope, lender.pricing);
  const income = inputs.monthlyIncome ?? 0;
  const share = debtShare(lender.pricing, inputs, await stored(scope, 'offer'));
  const decision: NonNullable<Figures['decision']> = {
    reasons,
    date: legalDay(scope.now),
    amount: requestedAmount,
    product: org.companyProduct ?? flow.flow.title,
    final: true,
    limitPercent: dtiLimit(lender.pricing, inputs),
    creditReport,
    monthlyIncomeCents: Math.round(income * 100),
    // Percent of dollars are cents.
    ...(income > 0
      ? {
          monthlyDebtsCents: Math.round(share * income),
          dtiPercent: tenth(share),
          leastDtiPercent: tenth(underwritingFigures(lender.pricing, inputs).statedDti),
        }
      : {}),
  };
  if (reopens) await record(scope, 'underwriting', { declinedBy: { row, reopens } });
  await record(scope, 'figures', { decision });
  // Declined again after an appeal, the borrower gets a notice with the reasons of the new decision.
  const [document] = await makeDocumentsAgain(scope, 'decline');
  if (document) await record(scope, 'figures', { decision: { ...decision, documentUuid: document.uuid } });
  await tellCoBorrowers(scope, lender, decision);
}

const tenth = (percent: number) => Math.round(percent * 10) / 10;

/**
 * Debts compared with income, as a notice of a decline says it. Percent of the income: debts with the payment of the chosen line, else
 * of the smallest line that we make.
 */
function debtShare(pricing: Pricing, inputs: OfferInputs, offer: Partial<Offer>): number {
  const { term, amount = 0, feePercent = 0, autopay = false } = offer;
  const chosen = term ? quote(pricing, inputs, { term, amount, feePercent, autopay }) : null;
  return chosen?.dti ?? underwritingFigures(pricing, inputs).statedDti;
}
