/** The registries hold every word that pages may use, each under its own name. */
/**
 * Covers src/server/identity/effects/account-effects.ts, src/server/backend/create-account-effect.ts, src/server/effects/effects.ts,
 *   src/server/handlers/handlers.ts, src/server/effects.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  createAccountEffect,
  createApplicationEffect,
} from '../../../src/server/backend/create-account-effect.ts';
import { reviewEffects } from '../../../src/server/desk/review-effects.ts';
import { effects } from '../../../src/server/effects/effects.ts';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import { accountEffects } from '../../../src/server/identity/effects/account-effects.ts';

const path = fileURLToPath(new URL('../../../schemas/vocabulary.json', import.meta.url));
const words = Object.keys(JSON.parse(readFileSync(path, 'utf8')).effects);
/** Registration and the pages without an application have no application to work on, and a reviewer's answer has no page. */
const elsewhere = [
  createAccountEffect,
  createApplicationEffect,
  ...accountEffects.keys(),
  ...Object.keys(reviewEffects),
];

test('every effect of the vocabulary is registered', () => {
  const missing = words.filter((word) => !elsewhere.includes(word) && effects[word] === undefined);

  expect(missing).toEqual([]);
});

test('every effect and every job stands under its own name', () => {
  for (const [name, effect] of Object.entries(effects)) expect(effect.name).toBe(name);
  for (const [name, effect] of Object.entries(reviewEffects)) expect(effect.name).toBe(name);
  for (const [name, handler] of Object.entries(handlers)) expect(handler.name).toBe(name);
});
