/** Race, sex, ethnicity, marital status and age beyond capacity reach no decision and no price (Regulation B, 1002.6(b)). */
/** Covers src/server/underwriting/credit-facts.ts, src/server/facts/offer-inputs.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Decisions } from '../../../src/types/decisions.ts';
import { fact, settled, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const protectedName =
  /race|sex|ethnic|gender|marital|married|religio|national|citizen|dob|birth|^age|Age(?!Months)/;

async function offered(change: Record<string, Record<string, unknown>>) {
  const borrower = await walk(server, { key: 'happy', until: 'heloc/product/select', change });
  const inputs = fact(await settled(server, borrower), 'figures.offerInputs') as Record<string, unknown>;
  // Of its own for each application, and of its day.
  const { version: _, ...rest } = inputs;
  return rest;
}

test('no row of the table and no input of the price is named after a protected fact', async () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../flows/heloc/${file}`, import.meta.url), 'utf8'));
  const { rows } = read('decisions.json') as Decisions;
  const compared = rows.flatMap((row) => row.if.flatMap((all) => Object.keys(all)));
  const priced = Object.keys(await offered({}));

  expect(compared.length).toBeGreaterThan(20);
  expect(priced.length).toBeGreaterThan(8);
  expect([...compared, ...priced].filter((name) => protectedName.test(name))).toEqual([]);
  expect(['maritalStatus', 'sex', 'borrowerAge'].filter((name) => !protectedName.test(name))).toEqual([]);
});

test('borrowers who differ in marital status, citizenship and age alone are offered the same', async () => {
  const one = await offered({});
  const other = await offered({
    'heloc/start/profile': { maritalStatus: 'SEPARATED', citizenship: 'PERMANENT_RESIDENT' },
    'register/birthdate': { dob: '1948-02-29' },
  });

  expect(other).toEqual(one);
});
