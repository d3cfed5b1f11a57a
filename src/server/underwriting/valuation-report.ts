/**
 * Stores what a broker says that the home is worth. Without an automated value it is the value that the offer is made
 * with; later it confirms the value used, and the application is decided again when it lies far below.
 */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import { underwritingFigures } from '../../engine/finance/underwriting-figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, type Stored, stored } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { type Lender, lenderOf } from '../facts/lender.ts';
import { offerInputs, openLiens } from '../facts/offer-inputs.ts';
import { says } from '../platform/language/said.ts';
import type { ValuationReport } from '../platform/parties/valuation/party.ts';
import { creditFacts } from './credit-facts.ts';
import { choiceOf, layOutRevision } from './lay-out-revision.ts';
import { storeDecision } from './store-decision.ts';
import { storeWinback } from './store-winback.ts';

// Stored by its name: it is worded whenever the borrower reads it.
const { says: cause } = says('offer.lowerValue');

export async function storeValuation(
  scope: ApplicationScope,
  { value = 0, condition }: ValuationReport,
): Promise<void> {
  const { noAvm } = await stored(scope, 'status');
  const used = Math.round(((await stored(scope, 'application')).property?.valueCents ?? 0) / 100);
  await scope.entities.merge('valuation', {
    status: 'BPO_COMPLETE',
    valueCents: value * 100,
    completedAt: new Date(scope.now).toISOString(),
  });
  await record(scope, 'status', { bpo: 'BPO_COMPLETE' });
  await scope.audit('valuation-reported', { value });
  if (condition) await takeCondition(scope, condition);
  const lender = lenderOf(scope.world, scope.application.orgCode);
  if (noAvm) await beginWith(scope, lender, value);
  else await confirm(scope, lender, { used, value });
  await makeDocuments(scope, 'valuation');
}

/** The first value of this home: the table reads again what it could not before. */
async function beginWith(scope: ApplicationScope, lender: Lender, value: number): Promise<void> {
  const { credit, value: model } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'value', { condition: 'UNKNOWN_CONDITION', ...model, value });
  await takeValue(scope, value);
  await record(scope, 'status', { noAvm: null, uwDecision: null, uwSubDecision: null });
  await storeDecision(
    scope,
    lender,
    decideCredit(lender.decisions, 'SOFT', await creditFacts(scope, credit)),
  );
  if ((await stored(scope, 'status')).liensComplete) await scope.queue.send('underwrite');
}

async function confirm(
  scope: ApplicationScope,
  lender: Lender,
  { used, value }: { used: number; value: number },
): Promise<void> {
  const { pricing, decisions } = lender;
  const offer = await stored(scope, 'offer');
  const inputs = { ...(await offerInputs(scope, pricing)), value };
  const { property } = await stored(scope, 'application');
  // A lower value never makes a larger line than the one that was chosen.
  const revisedMax = Math.min(offer.amount ?? 0, revisedLimit(pricing, inputs, choiceOf(offer)));
  const liens = openLiens(await stored(scope, 'liens')).map(({ uuid = '', balance, payment }) => ({
    uuid,
    balance,
    payment,
  }));
  const decided = decideCredit(decisions, 'VALUATION', {
    valueRatio: used > 0 ? value / used : 1,
    propertyCondition: property?.condition,
    propertyType: property?.propertyType,
    units: property?.units,
    ...(value < used ? { ...underwritingFigures(pricing, inputs, liens), revisedMax } : {}),
  });
  if (!decided) return scope.queue.send('closing-documents');
  await takeValue(scope, value);
  await storeDecision(scope, lender, decided);
  if (decided.flags.requalify) await storeWinback(scope, pricing, inputs);
  if (decided.flags.revisedOffer) await layOutRevision(scope, lender, inputs, { offer, revisedMax, cause });
}

async function takeValue(scope: ApplicationScope, value: number): Promise<void> {
  const valueCents = value * 100;
  await patchProperty(scope, { valueCents, valueSource: 'BPO' });
  await record(scope, 'application', { adjustedHomeAmount: value });
  const { property } = await stored(scope, 'figures');
  if (property) await record(scope, 'figures', { property: { ...property, valueCents } });
}

// The condition comes from a valuer, whose words are those of the enumeration.
const takeCondition = (scope: ApplicationScope, condition: string) =>
  patchProperty(scope, { condition } as Property);

type Property = NonNullable<Stored['application']['property']>;

async function patchProperty(scope: ApplicationScope, patch: Partial<Property>): Promise<void> {
  const { property } = await stored(scope, 'application');
  await record(scope, 'application', { property: { ...property, ...patch } as Property });
}
