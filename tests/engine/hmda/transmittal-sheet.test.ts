/** The first line of the bureau's file, and what is said where the lender has not told enough for it. */
/** Covers src/engine/hmda/transmittal-sheet.ts and src/engine/hmda/edits/sheet-edits.ts. */
import { expect, test } from 'vitest';
import { checkSheet } from '../../../src/engine/hmda/edits/sheet-edits.ts';
import {
  type SheetParts,
  sheetLine,
  type TransmittalSheet,
  transmittalSheet,
} from '../../../src/engine/hmda/transmittal-sheet.ts';

const parts: SheetParts = {
  institution: 'Ficus Home Lending, Inc.',
  lei: '10BX939C5543TQA1144M',
  year: '2026',
  entries: 12,
  filer: {
    taxId: '99-9999999',
    agency: '9',
    contact: { name: 'Erika Otis', phone: '999-999-9999', email: 'erikaotis@example.com' },
  },
  address: {
    street1: '4321 W Random Blvd',
    street2: 'Ste 201',
    city: 'Somecity',
    state: 'CA',
    zip: '90049-9998',
  },
};
const sheet = transmittalSheet(parts);

test('it names who files, for which year, whom to ask, and how many rows follow', () => {
  expect(sheetLine(sheet)).toBe(
    '1|Ficus Home Lending, Inc.|2026|4|Erika Otis|999-999-9999|erikaotis@example.com|4321 W Random Blvd Ste 201|' +
      'Somecity|CA|90049-9998|9|12|99-9999999|10BX939C5543TQA1144M',
  );
  expect(checkSheet(sheet)).toEqual([]);
});

test('a contact of another office is reported there', () => {
  const office = { street1: '1 Side Street', city: 'Othertown', state: 'TX', zip: '78701' };
  const filer = parts.filer && { ...parts.filer, contact: { ...parts.filer.contact, office } };

  expect(sheetLine(transmittalSheet({ ...parts, filer }))).toContain('|1 Side Street|Othertown|TX|78701|');
});

test('a lender that tells nobody is told each thing that the bureau would refuse', () => {
  const edits = checkSheet(transmittalSheet({ ...parts, filer: undefined, address: undefined, lei: '' })).map(
    ({ edit }) => edit,
  );

  expect(edits).toEqual([
    ...['V600', 'V601-2', 'V601-3', 'V601-4', 'V601-5', 'V603', 'V604', 'V605', 'V607', 'V717'],
  ]);
});

test.each<[keyof TransmittalSheet, string, string]>([
  ['institution', ' ', 'V601-1'],
  ['institution', '1234', 'V719-1'],
  ['institution', parts.lei, 'V719-2'],
  ['contactPhone', '(999) 999-9999', 'V603'],
  ['contactState', 'California', 'V604'],
  ['contactZip', '9004', 'V605'],
  ['contactEmail', 'erikaotis', 'V717'],
  ['taxId', '999999999', 'V607'],
])('%s "%s" fails %s', (field, text, edit) => {
  const failed = checkSheet({ ...sheet, [field]: text });
  expect(failed.map((one) => one.edit)).toContain(edit);
  expect(failed[0]?.says).toMatch(/^The transmittal sheet .+\. Write [\w.]+ in the lender's org\.json\.$/);
});

test('a pipe in a name moves no field', () => {
  expect(sheetLine({ ...sheet, institution: 'Ficus|Home' }).split('|')).toHaveLength(15);
});
