/** Edits of the transmittal sheet, as the bureau numbers them: V600, V601, V603 to V605, V607, V717, V719. */
import type { TransmittalSheet } from '../transmittal-sheet.ts';
import type { FailedEdit } from './check-row.ts';

type SheetEdit = FailedEdit & { fails: (sheet: TransmittalSheet) => boolean };

const something = /\S/;

export const sheetEdits: readonly SheetEdit[] = [
  shaped('V600', 'lei', /^[0-9A-Za-z]{20}$/, 'has no LEI of 20 letters and digits', 'lei'),
  shaped('V601-1', 'institution', something, 'names no institution', 'companyName'),
  shaped('V601-2', 'contactName', something, 'names nobody to contact', 'filer.contact.name'),
  shaped('V601-3', 'contactEmail', something, 'has no email of the contact', 'filer.contact.email'),
  shaped('V601-4', 'contactStreet', something, 'has no street of the contact', 'companyAddress'),
  shaped('V601-5', 'contactCity', something, 'has no city of the contact', 'companyAddress'),
  shaped(
    'V603',
    'contactPhone',
    /^\d{3}-\d{3}-\d{4}$/,
    'has no phone as 999-999-9999',
    'filer.contact.phone',
  ),
  shaped('V604', 'contactState', /^[A-Z]{2}$/, 'has no state of two letters', 'companyAddress'),
  shaped('V605', 'contactZip', /^\d{5}(-\d{4})?$/, 'has no ZIP code of the contact', 'companyAddress'),
  shaped('V607', 'taxId', /^\d{2}-\d{7}$/, 'has no tax number as 99-9999999', 'filer.taxId'),
  shaped('V717', 'contactEmail', /^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'has no whole email', 'filer.contact.email'),
  shaped('V719-1', 'institution', /\p{L}/u, 'names the institution without a letter', 'companyName'),
  {
    edit: 'V719-2',
    says: "The transmittal sheet names the institution by its LEI. Write companyName in the lender's org.json.",
    fails: ({ institution, lei }) => institution !== '' && institution === lei,
  },
];

/** The edits that the sheet fails; none for one that may be filed. */
export function checkSheet(sheet: TransmittalSheet): FailedEdit[] {
  return sheetEdits.filter(({ fails }) => fails(sheet)).map(({ edit, says }) => ({ edit, says }));
}

function shaped(
  edit: string,
  field: keyof TransmittalSheet,
  shape: RegExp,
  what: string,
  key: string,
): SheetEdit {
  const says = `The transmittal sheet ${what}. Write ${key} in the lender's org.json.`;
  return { edit, says, fails: (sheet) => !shape.test(sheet[field]) };
}
