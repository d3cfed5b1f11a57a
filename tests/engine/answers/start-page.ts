/** The first page of the small flow, and what the validation says of answers to it. */
import { compileValidator } from '../../../src/content/validators/compile-validator.ts';
import { validate } from '../../../src/engine/answers/validate.ts';
import type { Bundle, CompiledFlow } from '../../../src/engine/content/bundle.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { smallBundle } from '../small-bundle.ts';

export const flow = compile(smallBundle());

export const good = { amount: 60000, name: { first: 'Ana' }, agree: true };

export function verdict(
  data: unknown,
  { bundle = smallBundle(), facts = {} }: { bundle?: Bundle; facts?: Facts } = {},
) {
  const compiled = compile(bundle);
  const page = startOf(compiled);
  return validate(compiled, page, {
    data,
    facts,
    today: '2026-11-21',
    validator: compileValidator(page).validator,
  });
}

export function startOf(compiled: CompiledFlow) {
  const page = compiled.pages.start;
  if (!page) throw new Error('no start');
  return page;
}
