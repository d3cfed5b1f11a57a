/** Fails whenever its `when` holds: for an answer that a rule rejects. */
import type { Check } from './check.ts';

export const refuse: Check = () => false;
