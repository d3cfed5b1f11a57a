/** How much: a slider for the feel of it and a field for the exact figure, in steps of the pricing table. */

import type { Quote } from '../../../engine/finance/quote.ts';
import { money as moneyText } from '../../../engine/text/money.ts';
import { Problem } from '../../parts/problem.tsx';
import { Slider } from '../../parts/slider.tsx';
import { say } from '../../platform/data/say.ts';
import { moneyInput } from '../parts/money-input.tsx';
import { Nested } from '../parts/nested.tsx';
import { nearestAmount } from './offer-choice.ts';
import type { OfferPart } from './offer-part.ts';
import { offerRemedies } from './offer-remedies.ts';
import './offer-amount.css';

/** Says that the whole line is drawn at once, next to the amount where it matters. */
export function OfferAmount({ of, world, choice, quote, onChoose }: RangeProps) {
  const { minAmount, maxAmount } = world.limits;
  const typed = of.value?.amount ?? choice.amount;
  const outside = rangeText(choice.amount, world.limits) !== undefined;
  const settle = () => {
    const near = nearestAmount(world, choice.amount);
    if (near !== choice.amount && choice.amount >= minAmount && choice.amount <= maxAmount)
      onChoose({ amount: near });
    of.onBlur();
  };
  return (
    <section className="hl-offer-part">
      <div className="hl-offer-amount">
        <h3 id={`${of.id}-amount-title`}>{say('offer-selector.howMuch')}</h3>
        <Nested
          parent={{ ...(outside ? withoutErrors(of) : of), onBlur: settle, onPartBlur: settle }}
          name="amount"
          label={say('offer-selector.amountInDollars')}
          quiet
          widget={moneyInput}
          value={typed}
          // Unreadable text is kept in the answer as it is, so that it is neither lost nor accepted.
          onChange={(amount) => of.onChange({ ...choice, amount: amount ?? '' })}
        />
      </div>
      <Slider
        label={say('offer-selector.amount')}
        value={choice.amount}
        min={minAmount}
        max={maxAmount}
        step={world.pricing.amount.step}
        disabled={of.disabled}
        onChange={(amount) => onChoose({ amount })}
        onBlur={of.onBlur}
      />
      <Remedies of={of} world={world} choice={choice} quote={quote} onChoose={onChoose} />
      <p className="hl-note">{say('offer-selector.whole')}</p>
    </section>
  );
}

// The table's own limits are wider than the borrower's: two ranges at once contradict each other.
function withoutErrors({ errors: _, ...of }: OfferPart['of']): OfferPart['of'] {
  return of;
}

type RangeProps = OfferPart & { quote: Quote | null };

// Says what is wrong where the amount is typed, with a way out of it in one press each.
function Remedies({ of, world, choice, quote, onChoose }: RangeProps) {
  const { minAmount, maxAmount } = world.limits;
  if (quote?.available && choice.amount >= minAmount && choice.amount <= maxAmount) return null;
  const text = rangeText(choice.amount, world.limits);
  const remedies = of.disabled ? [] : offerRemedies(world, choice);
  return (
    <div className="hl-offer-range">
      {text && <Problem text={text} />}
      {remedies.map(({ label, change }) => (
        <button key={label} type="button" className="hl-link-button" onClick={() => onChoose(change)}>
          {label}
        </button>
      ))}
    </div>
  );
}

function rangeText(
  amount: number,
  { minAmount, maxAmount }: OfferPart['world']['limits'],
): string | undefined {
  if (amount > maxAmount) return say('offer-selector.most', { amount: moneyText(maxAmount) });
  return amount < minAmount ? say('offer-selector.least', { amount: moneyText(minAmount) }) : undefined;
}
