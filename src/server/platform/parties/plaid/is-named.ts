/** Whether a name that a bank or a payroll company knows is the borrower's: both of their names are words of it, in any order and case. Who has no name is no one's. */
import type { Subject } from '../common/subject.ts';

export function isNamed(
  { firstName, lastName }: Pick<Subject, 'firstName' | 'lastName'>,
  name: string,
): boolean {
  const own = [...wordsOf(firstName), ...wordsOf(lastName)];
  const words = wordsOf(name);
  return own.length > 0 && own.every((word) => words.includes(word));
}

/** Without accents and signs, which companies leave out. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
