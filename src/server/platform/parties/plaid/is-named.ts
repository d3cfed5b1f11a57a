/** Whether a name that a bank or a payroll company knows is the borrower's: both of their names are words of it, in any order and case. */
import type { Subject } from '../common/subject.ts';

export function isNamed(
  { firstName, lastName }: Pick<Subject, 'firstName' | 'lastName'>,
  name: string,
): boolean {
  const words = wordsOf(name);
  return [...wordsOf(firstName), ...wordsOf(lastName)].every((word) => words.includes(word));
}

/** Without accents and signs, which companies leave out. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
