/** How far signers come: every state of the enumeration is there, what follows exists, and everyone's way is reached from the first. */
import type { SignerState } from '../../types/stages.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, type Place, placeIn } from './lint.ts';
import { spread } from './spread.ts';

export const lintSignerStates: Lint = (bundle, report) => {
  if (!bundle.stages) return;
  const { first, states } = bundle.stages.signers;
  const known = Object.keys(states);
  const at = (...keys: Array<string | number>) => placeIn(bundle, 'stages', 'signers', ...keys);
  const look = (name: string, place: Place) => {
    if (!known.includes(name))
      report('STATE_UNKNOWN', place, `signers have no state "${name}" here.`, didYouMean(name, known));
  };
  look(first, at('first'));
  for (const [name, { to, again = [] }] of Object.entries<SignerState>(states)) {
    for (const [index, next] of to.entries()) look(next, at('states', name, 'to', index));
    for (const [index, next] of again.entries()) look(next, at('states', name, 'again', index));
  }
  for (const name of signerWords(bundle.domain).filter((word) => !known.includes(word)))
    report('STATE_UNKNOWN', at('states'), `nothing says what follows "${name}".`, 'Add the state.');
  const reached = spread([first], (name) => states[name]?.to ?? []);
  for (const name of known.filter((state) => !reached.has(state)))
    report(
      'STATE_UNREACHABLE',
      at('states', name),
      `no state leads to "${name}".`,
      'Lead there, or remove it.',
    );
};

function signerWords(domain: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string[] {
  const { definitions } = domain.enumerations ?? {};
  const { signerStatus } = isRecord(definitions) ? definitions : {};
  return isRecord(signerStatus) && Array.isArray(signerStatus.enum) ? signerStatus.enum : [];
}
