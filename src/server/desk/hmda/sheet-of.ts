/** The transmittal sheet of a lender's file. In the sandbox a lender that names no filer has one who is no one. */
import { type TransmittalSheet, transmittalSheet } from '../../../engine/hmda/transmittal-sheet.ts';
import type { Filer } from '../../../types/org.ts';
import { lenderOf } from '../../facts/lender.ts';
import type { World } from '../../platform/world/world.ts';
import type { RegisteredRow } from './register-of.ts';
import { testLei } from './test-lei.ts';

/** @param rows those of the file */
export function sheetOf(world: World, code: string, rows: readonly RegisteredRow[]): TransmittalSheet {
  const { org } = lenderOf(world, code);
  const isSandbox = world.mode === 'sandbox';
  return transmittalSheet({
    institution: org.companyName,
    lei: org.lei ?? (isSandbox ? testLei : ''),
    address: org.companyAddress,
    filer: org.filer ?? (isSandbox ? testFiler : undefined),
    year: rows[0]?.year ?? '',
    entries: rows.length,
  });
}

const testFiler: Filer = {
  taxId: '00-0000000',
  agency: '9',
  contact: {
    name: 'Sample Filer',
    phone: '202-555-0100',
    email: 'filer@example.com',
  },
};
