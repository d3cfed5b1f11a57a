/** Which records of the tax authority prove an income in a given way; the other ways ask somewhere else. */
import type { TaxSource } from '../../types/enumerations.ts';
import type { TaxRecordKind } from '../platform/parties/tax-transcripts/party.ts';

const kinds: Record<TaxSource, TaxRecordKind> = {
  POINTSERV_TAX: 'RETURNS',
  POINTSERV_1099_MISC: 'PAYER_FORMS',
};

export const isTaxSource = (way: string): way is TaxSource => Object.hasOwn(kinds, way);

export const taxKind = (way: TaxSource): TaxRecordKind => kinds[way];
