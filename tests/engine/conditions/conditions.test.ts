/** Underwriting conditions as borrowers see them: the known ones, the oldest first, and how many documents each asks for. */
/** Covers src/engine/conditions/{documents-required,known-conditions}.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentsRequired } from '../../../src/engine/conditions/documents-required.ts';
import { knownConditions } from '../../../src/engine/conditions/known-conditions.ts';

const { definitions } = JSON.parse(readFileSync('schemas/domain/enumerations.schema.json', 'utf8'));
const categories: string[] = definitions.conditionCategory.enum;

/** The list of SPEC-8.1. */
const specified =
  `BANK_ACCOUNT_FRAUD_REVIEW FALSE_OWNERSHIP_TYPE_REVIEW GENERIC_DOCUMENT_REQUEST HARD_CREDIT_INQUIRY_REVIEW
HELOC_MANUAL_PAYSTUB_UPLOAD ID_VERIFICATION_FAILURE IDENTITY_DOCUMENT_FRAUD_REVIEW MISSING_PHONE_NUMBER
PROPERTY_LEGAL_DESCRIPTION PROPERTY_OWNERSHIP_FRAUD_REVIEW REVIEW_TRUST_REQUIREMENTS`.split(/\s+/);

const raised = (uuid: string, categoryEnum: string, created: string) => ({ uuid, categoryEnum, created });
const shown = (...conditions: ReturnType<typeof raised>[]) =>
  knownConditions(conditions, categories).map(({ uuid }) => uuid);

test('[ACC-D5] the eleven categories of the specification are known, and each is kept', () => {
  expect([...categories].sort()).toEqual([...specified].sort());
  expect(specified).toHaveLength(11);
  const one = specified.map((category, day) => raised(category, category, `2026-11-${10 + day}T00:00:00Z`));
  expect(shown(...one)).toEqual(specified);
});

test('[ACC-D5] a category that nobody knows is left out', () => {
  expect(
    shown(
      raised('a', 'GENERIC_DOCUMENT_REQUEST', '2026-11-01T00:00:00Z'),
      raised('b', 'ROOF_REVIEW', '2026-11-01T00:00:00Z'),
    ),
  ).toEqual(['a']);
});

test('[ACC-D5] the oldest comes first, by the moment and not by its spelling', () => {
  expect(
    shown(
      raised('evening in New York', 'MISSING_PHONE_NUMBER', '2026-11-02T22:00:00-05:00'),
      raised('unreadable', 'MISSING_PHONE_NUMBER', 'soon'),
      raised('midnight in Greenwich', 'MISSING_PHONE_NUMBER', '2026-11-03T00:00:00Z'),
      raised('years ago', 'ID_VERIFICATION_FAILURE', '2024-01-01T00:00:00Z'),
    ),
  ).toEqual(['years ago', 'midnight in Greenwich', 'evening in New York', 'unreadable']);
});

test('[ACC-D5] a paystub condition asks for one paystub, or for as many as it says', () => {
  expect(documentsRequired({})).toBe(1);
  expect(documentsRequired({ xtraData: {} })).toBe(1);
  expect(documentsRequired({ xtraData: { numDocsRequired: 3 } })).toBe(3);
});
