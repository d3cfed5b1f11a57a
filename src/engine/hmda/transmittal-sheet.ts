/**
 * The first line of the bureau's file: who files, for which year, who to ask, and how many rows follow (12 CFR 1003.5(a)(3)).
 */
import type { Filer, OrgAddress } from '../../types/org.ts';

/** In the order of the file. */
export const sheetFields = [
  ...(['record', 'institution', 'year', 'quarter'] as const),
  ...(['contactName', 'contactPhone', 'contactEmail'] as const),
  ...(['contactStreet', 'contactCity', 'contactState', 'contactZip'] as const),
  ...(['agency', 'entries', 'taxId', 'lei'] as const),
] as const;

/** Codes and texts as they are in the file; what the lender has not told is ''. */
export type TransmittalSheet = Readonly<Record<(typeof sheetFields)[number], string>>;

export type SheetParts = {
  /** What the lender is called in law. */
  institution: string;
  lei: string;
  filer: Filer | undefined;
  /** Of the lender: the contact's office, if no other is told. */
  address: OrgAddress | undefined;
  /** Of the actions that are reported. */
  year: string;
  /** Rows of the file. */
  entries: number;
};

export function transmittalSheet({
  institution,
  lei,
  filer,
  address,
  year,
  entries,
}: SheetParts): TransmittalSheet {
  const { contact } = filer ?? {};
  const office = contact?.office ?? address;
  return {
    record: '1',
    institution,
    year,
    // A whole year's file says 4; a lender that must report by quarter sends those by the bureau's own tool.
    quarter: '4',
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? '',
    contactEmail: contact?.email ?? '',
    contactStreet: [office?.street1, office?.street2].filter(Boolean).join(' '),
    contactCity: office?.city ?? '',
    contactState: office?.state ?? '',
    contactZip: office?.zip ?? '',
    agency: filer?.agency ?? '',
    entries: String(entries),
    taxId: filer?.taxId ?? '',
    lei,
  };
}

/** The sheet as a line of the file, without a line break: fields between pipes. */
export function sheetLine(sheet: TransmittalSheet): string {
  return sheetFields.map((field) => sheet[field].replace(/[|\r\n]+/g, ' ')).join('|');
}
