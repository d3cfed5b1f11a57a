/** Which valuation is ordered: from inside when the borrower chose it or said who opens the door, and the product that the lender orders. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { ValuationOrder, ValuationProduct } from '../platform/parties/valuation/party.ts';
import { type Lender, lenderOf } from './lender.ts';

export async function valuationOrder(scope: ApplicationScope): Promise<ValuationOrder> {
  const { kind, contactName } = await scope.entities.get('valuation');
  const isInside = kind === undefined ? contactName !== undefined : kind === 'INTERIOR';
  const product = valuationProduct(lenderOf(scope.world, scope.application.orgCode));
  return { kind: isInside ? 'INTERIOR' : 'EXTERIOR', product };
}

export function valuationProduct({ org }: Lender): ValuationProduct {
  return org.productSettings?.valuationProduct === 'EVALUATION' ? 'EVALUATION' : 'BPO';
}
