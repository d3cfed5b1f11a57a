/** Every rule can hold, and every rule can fail. */
import { proverOf, verdict } from '../proof/prover.ts';
import { type Lint, placeOfRule } from './lint.ts';

export const lintConstantRules: Lint = (bundle, report) => {
  const prover = proverOf(bundle);
  for (const name of Object.keys(bundle.rules)) {
    const found = verdict(prover, name);
    if (found === 'open') continue;
    const [message, word] =
      found === 'never'
        ? [`the rule "${name}" can never hold.`, 'never']
        : [`the rule "${name}" always holds.`, 'always'];
    report(
      'RULE_CONSTANT',
      placeOfRule(bundle, name, 'logic'),
      message,
      `Correct it, or write "${word}" where it is named.`,
    );
  }
};
