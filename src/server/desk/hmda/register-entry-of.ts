/** Reads from one application what the law has the lender report of it. The demographic answers are opened here alone. */

import { ageOn } from '../../../engine/dates/age-on.ts';
import { cltv } from '../../../engine/finance/cltv.ts';
import type { CoApplicant, RegisterEntry } from '../../../engine/hmda/register-entry.ts';
import type { HMDA } from '../../../types/hmda.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { readEntities } from '../../application/read-entities.ts';
import { type Stored, stored } from '../../application/stored.ts';
import { coApplicantsOf } from '../../facts/co-applicants-of.ts';
import { homeOf } from '../../facts/home-of.ts';
import { type Lender, lenderOf } from '../../facts/lender.ts';
import { offerInputs, openLiens } from '../../facts/offer-inputs.ts';
import { legalDay } from '../../platform/legal-day.ts';
import { actionOf } from './action-of.ts';
import { testLei } from './test-lei.ts';

/** Undefined while nothing has become of the application. */
export async function registerEntryOf(scope: ApplicationScope): Promise<RegisterEntry | undefined> {
  const action = await actionOf(scope);
  if (!action) return undefined;
  const { application, world } = scope;
  const lender = lenderOf(world, application.orgCode);
  const appliedOn = legalDay(application.createdAt);
  const { dob } = await stored(scope, 'profile');
  return {
    lei: lender.org.lei ?? (world.mode === 'sandbox' ? testLei : ''),
    loanNumber: application.loanNumber,
    appliedOn,
    action,
    demographics: (await scope.entities.get('hmda')) as Partial<HMDA>,
    age: ageOn(dob, appliedOn),
    coApplicant: await coApplicantOf(scope, appliedOn),
    ...(await homeParts(scope, lender)),
    ...(await moneyParts(scope, lender)),
  };
}

/** Who was named first of those who apply too: the register has room for one (12 CFR 1003.4(a)(10)). */
async function coApplicantOf(scope: ApplicationScope, appliedOn: string): Promise<CoApplicant | undefined> {
  const applied = (await coApplicantsOf(scope)).filter(({ done }) => done);
  const partUuid = applied[0]?.partUuid;
  if (!partUuid) return undefined;
  const part = await readEntities(scope, partUuid);
  const { hardCredit } = await stored(part, 'underwriting');
  const { dob } = await stored(part, 'profile');
  return {
    demographics: (await part.entities.get('hmda')) as Partial<HMDA>,
    age: ageOn(dob, appliedOn),
    score: hardCredit?.score,
    bureau: hardCredit?.bureau.name,
  };
}

async function homeParts(scope: ApplicationScope, { pricing }: Lender) {
  const { property = {} } = await stored(scope, 'application');
  const { finding } = await stored(scope, 'underwriting');
  const { occupancy = 'PRIMARY', location } = await homeOf(scope);
  return {
    home: {
      ...(location && { street: streetOf(location), city: location.city }),
      ...(location && { state: location.state, zip: location.zip }),
      ...(finding?.countyCode && { county: finding.countyCode }),
      ...(finding?.censusTract && { tract: finding.censusTract }),
    },
    occupancy,
    propertyType: property.propertyType ?? 'SINGLE_FAMILY',
    units: property.units ?? 1,
    highCostApplies: pricing.highCost.occupancies.includes(occupancy),
  };
}

const streetOf = ({ street1, street2 }: { street1: string; street2?: string }) =>
  street2 ? `${street1} ${street2}` : street1;

async function moneyParts(scope: ApplicationScope, { pricing }: Lender) {
  const { purpose = 'OTHER', requestedAmount = pricing.amount.minimum } = await stored(scope, 'application');
  const offer = await stored(scope, 'offer');
  const inputs = await offerInputs(scope, pricing);
  const { offerInputs: priced, decision } = await stored(scope, 'figures');
  const amount = offer.amount ?? requestedAmount;
  const { monthlyIncome, value, lienPosition } = inputs;
  return {
    purpose,
    refinances: openLiens(await stored(scope, 'liens')).some(({ payoff }) => payoff),
    amount,
    lienPosition,
    income: monthlyIncome === undefined ? undefined : monthlyIncome * 12,
    ...(await scoreParts(scope)),
    rate: offer.rate,
    apor: priced?.apor ?? inputs.apor,
    termYears: offer.term,
    dti: offer.dtiPercent ?? decision?.dtiPercent,
    cltv: value > 0 ? (offer.cltvPercent ?? cltv({ ...inputs, amount })) : undefined,
    value: value > 0 ? value : undefined,
  };
}

/** The borrower's own, whoever's score priced the line. */
async function scoreParts(scope: ApplicationScope) {
  const { hardCredit, credit }: Stored['underwriting'] = await stored(scope, 'underwriting');
  const report = hardCredit ?? credit;
  return { score: report?.score, bureau: report?.bureau.name };
}
