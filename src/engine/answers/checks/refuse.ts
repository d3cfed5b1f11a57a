/** Refuses whenever its `when` holds: for an answer that a rule knows to be impossible. */
import type { Check } from './check.ts';

export const refuse: Check = () => false;
