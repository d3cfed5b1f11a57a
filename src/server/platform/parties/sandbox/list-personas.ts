/** The sample borrowers as the developers' toolbar offers them: who they are, where they live, what happens to them. */
import type { PostalAddress } from '../common/subject.ts';
import sandbox from './personas.json' with { type: 'json' };
import homes from './sample-homes.json' with { type: 'json' };

export type ListedPersona = {
  key: string;
  number: number;
  surname: string;
  /** The expected outcome, in the words of the file. */
  expects: string;
  home: PostalAddress;
  isCrypto: boolean;
};

type Written = { number: number; surname: string; state: string; expects: string; isCrypto?: boolean };

const homeOf: Record<string, PostalAddress | string> = homes;

/** All of them, in the order of the file. Throws for a state without a home, which a test would have found. */
export function listPersonas(): ListedPersona[] {
  return Object.entries<Written>(sandbox.personas).map(([key, written]) => {
    const { number, surname, state, expects, isCrypto = false } = written;
    const home = homeOf[state];
    if (typeof home !== 'object') throw new Error(`There is no sample home in ${state}.`);
    return { key, number, surname, expects, home, isCrypto };
  });
}
