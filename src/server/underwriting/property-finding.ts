/** Stores what the property search found, and takes over the home that was found or chosen. */
import { randomUUID } from 'node:crypto';
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { address } from '../../engine/text/address.ts';
import { foldName } from '../../engine/text/fold-name.ts';
import type { Liens } from '../../types/liens.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import type { BureauLien, CreditReport } from '../platform/parties/credit-bureau/party.ts';
import type { AutomatedValue, Parcel, PropertyFinding } from '../platform/parties/property-data/party.ts';
import { creditFacts } from './credit-facts.ts';
import { prefillLateAccounts } from './late-accounts.ts';
import { selectProperty } from './selected-property.ts';
import { storeDecision } from './store-decision.ts';

export type Found = { finding: PropertyFinding; value: AutomatedValue; remoteNotaryAllowed: boolean };

export async function storeFinding(
  scope: ApplicationScope,
  { finding, value, remoteNotaryAllowed }: Found,
): Promise<void> {
  const { findingAttempts = 0 } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'finding', finding);
  await replace(scope, 'underwriting', 'value', value);
  await record(scope, 'underwriting', { findingAttempts: findingAttempts + 1 });
  await record(scope, 'application', {
    property: { ...(await stored(scope, 'application')).property, remoteNotaryAllowed },
  });
  if (!finding.hasRecord) return record(scope, 'status', { propertyComplete: true, datatreeNoMatch: true });
  const [only] = finding.parcels;
  if (finding.outcome === 'OK' && only) return takeParcel(scope, only);
  await record(scope, 'status', { propertyOutcome: finding.outcome });
  await record(scope, 'figures', { properties: finding.parcels.map(shownParcel) });
}

/** The home is known: its record, value and liens are filled in, and the table decides with them. */
export async function takeParcel(scope: ApplicationScope, parcel: Parcel): Promise<void> {
  const { value, credit } = await stored(scope, 'underwriting');
  await selectProperty(scope, parcel);
  await prefillLiens(scope, credit?.liens ?? []);
  await prefillDebts(scope, credit?.payoffCandidates ?? []);
  await prefillInquiries(scope, credit?.inquiries ?? []);
  if (credit) await prefillLateAccounts(scope, credit);
  const known = foldName(parcel.ownerOfRecord).includes(foldName(await lastName(scope)));
  await record(scope, 'status', {
    propertyOutcome: 'OK',
    propertyComplete: true,
    datatreeNoMatch: null,
    softCreditStatus: 'COMPLETE',
    ...(known ? {} : { ownershipMismatch: true }),
    ...(value?.value === undefined ? { noAvm: true } : {}),
  });
  const lender = lenderOf(scope.world, scope.application.orgCode);
  await storeDecision(
    scope,
    lender,
    decideCredit(lender.decisions, 'SOFT', await creditFacts(scope, credit)),
  );
}

/** Bureau liens become answers that the borrower corrects; what was typed already stays. */
async function prefillLiens(scope: ApplicationScope, reported: BureauLien[]): Promise<void> {
  const { items } = await stored(scope, 'liens');
  if (items) return;
  const prefilled = reported.map((lien) => ({
    ...lien,
    uuid: randomUUID(),
    open: true,
    payoff: false,
    source: 'BUREAU',
    reported: lien.balance,
  }));
  const balances = Object.fromEntries(prefilled.map(({ uuid, balance }) => [uuid, balance]));
  await replace(scope, 'underwriting', 'reportedLiens', balances);
  // Lien types of a bureau are those of the enumeration.
  await record(scope, 'liens', { items: prefilled as unknown as NonNullable<Liens['items']> });
}

/** Debts beside the home that this line may pay off; the borrower says which. */
async function prefillDebts(
  scope: ApplicationScope,
  reported: NonNullable<CreditReport['payoffCandidates']>,
): Promise<void> {
  const { debts } = await stored(scope, 'liens');
  if (debts || reported.length === 0) return;
  const prefilled = reported.map((debt) => ({ ...debt, uuid: randomUUID(), payoff: false }));
  await record(scope, 'underwriting', { reportedDebts: prefilled });
  await record(scope, 'liens', { debts: prefilled });
}

/** Each recent inquiry for a home loan is a question that the borrower answers. */
async function prefillInquiries(
  scope: ApplicationScope,
  reported: NonNullable<CreditReport['inquiries']>,
): Promise<void> {
  const { inquiries } = await stored(scope, 'liens');
  const mortgages = reported.filter(({ kind }) => kind === 'MORTGAGE');
  if (inquiries || mortgages.length === 0) return;
  const open = mortgages.map(({ creditor, date }) => ({ uuid: randomUUID(), creditor, date }));
  await record(scope, 'underwriting', { reportedInquiries: open.length });
  // What the borrower has to say about each is still missing, and asked for.
  await record(scope, 'liens', { inquiries: open as NonNullable<Liens['inquiries']> });
}

function shownParcel({ apn, address: place, ownerOfRecord }: Parcel) {
  const unit = place.street2 ? { unit: place.street2 } : {};
  return { uuid: randomUUID(), address: address(place), ...unit, apn, ownerOfRecord };
}

async function lastName(scope: ApplicationScope): Promise<string> {
  return (await stored(scope, 'profile')).name?.last ?? '';
}
