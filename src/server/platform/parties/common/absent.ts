/** A party that there is not: every call fails, like one without an answer. */
import { PartyFailed } from './party-failed.ts';

/** @param name as it is told where the call fails: "flood.determine" */
export function absent<Contract extends object>(name: string): Contract {
  const fails = (method: string | symbol) => () =>
    Promise.reject(new PartyFailed(`${name}.${String(method)}`, new Error('There is none')));
  return new Proxy({} as Contract, { get: (_, method) => fails(method) });
}
