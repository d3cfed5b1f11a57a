/**
 * What a template may read besides the facts: the lender, and under `document` a few values that only documents need.
 * The owners sign one copy each, which names them all.
 */
import { addMonths } from '../../engine/dates/add-months.ts';
import { rescissionDeadline } from '../../engine/finance/rescission.ts';
import { address } from '../../engine/text/address.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { coBorrowersOf } from '../application/co-borrowers-of.ts';
import { stored } from '../application/stored.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { legalName } from '../facts/legal-name.ts';
import type { Lender } from '../facts/lender.ts';
import { otherOwners } from '../facts/other-owners.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { FillData } from './fill-template.ts';

/** @param signer who signs, if another than the borrower */
export async function documentData(
  scope: ApplicationScope,
  lender: Lender,
  signer?: string,
): Promise<FillData> {
  const madeOn = legalDay(scope.now);
  const { term = 0 } = await stored(scope, 'offer');
  const { decision, credit } = await stored(scope, 'figures');
  const { title } = await stored(scope, 'underwriting');
  const profile = await stored(scope, 'profile');
  return {
    ...(await assembleFacts(scope)),
    org: lender.org,
    document: {
      madeOn,
      borrower: legalName(profile),
      signer: signer ?? legalName(profile),
      borrowers: await borrowerNames(scope),
      owners: await ownerNames(scope),
      applyingWith: (await otherOwners(scope))
        .filter(({ borrows }) => borrows)
        .map(fullName)
        .join(' and '),
      lenderAddress: address(lender.org.companyAddress),
      deadline: rescissionDeadline([madeOn]),
      payments: term * 12,
      maturity: addMonths(madeOn, term * 12),
      legalDescription: title?.legalDescription,
      reasons: bullets(decision?.reasons?.map(({ text }) => text)),
      scoreFactors: bullets(credit?.factors),
    },
  };
}

/** Everyone on the deed, the borrower first. */
async function ownerNames(scope: ApplicationScope): Promise<string> {
  return names(scope, await otherOwners(scope));
}

/** Everyone who owes the debt, the borrower first. */
async function borrowerNames(scope: ApplicationScope): Promise<string> {
  const applied = new Set((await coBorrowersOf(scope)).map(({ signerUuid }) => signerUuid));
  return names(
    scope,
    (await scope.signers.list()).filter(({ uuid }) => applied.has(uuid)),
  );
}

async function names(scope: ApplicationScope, others: { first: string; last: string }[]): Promise<string> {
  const borrower = legalName(await stored(scope, 'profile'));
  return [borrower, ...others.map(fullName)].join(' and ');
}

const fullName = ({ first, last }: { first: string; last: string }) => `${first} ${last}`;

/** Markdown list lines; a dash alone when there is nothing. */
function bullets(items: string[] = []): string {
  return items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : '—';
}
