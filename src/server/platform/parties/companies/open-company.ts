/** Opens the company that a party's setting names. */
import { NoAnswer } from '../common/no-answer.ts';
import { Undeliverable } from '../common/undeliverable.ts';
import { asked, through, type Watched } from '../http/asked.ts';
import type { ChosenCompany, Company } from './company.ts';

/** @param watched what each question goes through @param patienceMs for one question, in milliseconds */
export async function openCompany<Answers extends object>(
  companies: Readonly<Record<string, Company<Answers>>>,
  { name, settings }: ChosenCompany,
  watched: Watched,
  patienceMs: number,
): Promise<Answers> {
  const loaded = await companies[name]?.load();
  if (!loaded) throw new Error(`No company is called "${name}".`);
  return loaded.open({
    ...{ settings, patienceMs },
    ask: (question, work) => asked(watched, question, () => through(watched, () => readable(work))),
  });
}

/** A library that meets what it does not know throws whatever comes: in words that the company may have written. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof Undeliverable) throw error;
    throw new NoAnswer('an answer that cannot be read', { status: 200 });
  }
}
