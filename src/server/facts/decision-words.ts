/** The reasons of a decline in the reader's language. What is stored, signed and filed stays in the language of the flows. */
import type { Decisions } from '../../types/decisions.ts';
import type { Figures } from '../../types/figures.ts';
import type { Lender } from './lender.ts';

type Decision = NonNullable<Figures['decision']>;
type Reason = NonNullable<Decision['reasons']>[number];
type Words = Decisions['reasons'][string] | undefined;

export function decisionIn({ decisions, reasonWords }: Lender, decision: Decision): Decision {
  const { reasons = [] } = decision;
  const said = reasons.map((reason) => {
    const { code = '' } = reason;
    return inWords(reason, decisions.reasons[code], reasonWords[code]);
  });
  return { ...decision, reasons: said };
}

/** What the credit bureau said, or an earlier decisions.json, has no other words. */
function inWords(reason: Reason, stored: Words, said: Words): Reason {
  if (!stored || !said) return reason;
  return {
    ...reason,
    ...(reason.text === stored.text && { text: said.text }),
    ...(reason.help === stored.help && { help: said.help }),
  };
}
