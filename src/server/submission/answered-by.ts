/**
 * Outside parties as a transaction may call them: known answers are returned again, and any other call is a
 * `PendingCall`.
 */
import type { AskedParties } from '../platform/parties/parties.ts';

/**
 * Ends the transaction that made it. The caller of that transaction asks the party, and runs it again with the answer.
 */
export class PendingCall extends Error {
  override readonly name = 'PendingCall';
  /** Who was asked what with which words; it holds personal data and is never written anywhere. */
  readonly key: string;
  /** Who was asked what: `bankLink.link`. */
  readonly party: string;
  readonly ask: () => Promise<unknown>;

  constructor(key: string, party: string, ask: () => Promise<unknown>) {
    super(`${party} was not asked yet`);
    this.key = key;
    this.party = party;
    this.ask = ask;
  }
}

/** @param answers grows between two runs: a question's key -> what was answered */
export function answeredBy(parties: AskedParties, answers: ReadonlyMap<string, unknown>): AskedParties {
  return new Proxy(parties, {
    get: (all, name) => answering(String(name), Reflect.get(all, name), answers),
  });
}

function answering(name: string, party: object, answers: ReadonlyMap<string, unknown>): object {
  return new Proxy(party, {
    get:
      (all, method) =>
      async (...words: unknown[]) => {
        const key = JSON.stringify([name, String(method), words]);
        // A copy: what one run does with an answer, the next one must not see.
        if (answers.has(key)) return structuredClone(answers.get(key));
        throw new PendingCall(key, `${name}.${String(method)}`, () =>
          Reflect.apply(Reflect.get(all, method), all, words),
        );
      },
  });
}
