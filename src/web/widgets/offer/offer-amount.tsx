/** How much: a slider for the feel of it and a field for the exact figure, in steps of the pricing table. */
import { money as moneyText } from '../../../engine/text/money.ts';
import { money } from '../money.tsx';
import { Nested } from '../parts/nested.tsx';
import { Problem } from '../parts/problem.tsx';
import { nearestAmount } from './offer-choice.ts';
import type { OfferPart } from './offer-part.ts';
import './offer-amount.css';

/** Says that the whole line is drawn at once, next to the amount where it matters. */
export function OfferAmount({ of, world, choice, onChoose }: OfferPart) {
  const { minAmount, maxAmount } = world.limits;
  const typed = of.value?.amount ?? choice.amount;
  const settle = () => {
    const near = nearestAmount(world, choice.amount);
    if (near !== choice.amount && choice.amount >= minAmount && choice.amount <= maxAmount)
      onChoose({ amount: near });
    of.onBlur();
  };
  return (
    <section className="hl-offer-part">
      <div className="hl-offer-amount">
        <h3 id={`${of.id}-amount-title`}>How much would you like?</h3>
        <Nested
          parent={{ ...of, onBlur: settle }}
          name="amount"
          label="Line amount in dollars"
          quiet
          widget={money}
          value={typed}
          // Unreadable text is kept in the answer as it is, so that it is neither lost nor accepted.
          onChange={(amount) => of.onChange({ ...choice, amount: amount ?? '' })}
        />
      </div>
      <Slider of={of} world={world} choice={choice} onChoose={onChoose} />
      <OutOfRange world={world} amount={choice.amount} onTake={(amount) => onChoose({ amount })} />
      <p className="hl-note">
        You receive the whole line at the start, less the origination fee, and pay interest on all of it from
        then on.
      </p>
    </section>
  );
}

function Slider({ of, world, choice, onChoose }: OfferPart) {
  const { minAmount, maxAmount } = world.limits;
  const share =
    ((Math.min(maxAmount, Math.max(minAmount, choice.amount)) - minAmount) / (maxAmount - minAmount || 1)) *
    100;
  const track: Record<string, string> = { '--share': `${share}%` };
  return (
    <div className="hl-slider">
      <input
        type="range"
        aria-label="Line amount"
        aria-valuetext={moneyText(choice.amount)}
        min={minAmount}
        max={maxAmount}
        step={world.pricing.amount.step}
        value={choice.amount}
        disabled={of.disabled}
        style={track}
        onChange={(event) => onChoose({ amount: Number(event.target.value) })}
        onBlur={of.onBlur}
      />
      <div className="hl-slider-ends hl-number" aria-hidden="true">
        <span>{moneyText(minAmount)}</span>
        <span>{moneyText(maxAmount)}</span>
      </div>
    </div>
  );
}

type RangeProps = { world: OfferPart['world']; amount: number; onTake(amount: number): void };

function OutOfRange({ world, amount, onTake }: RangeProps) {
  const { minAmount, maxAmount } = world.limits;
  if (amount >= minAmount && amount <= maxAmount) return null;
  const near = nearestAmount(world, amount);
  return (
    <div className="hl-offer-range">
      <Problem
        text={
          amount > maxAmount
            ? `The most we can offer is ${moneyText(maxAmount)}.`
            : `The least we can offer is ${moneyText(minAmount)}.`
        }
      />
      <button type="button" className="hl-link-button" onClick={() => onTake(near)}>
        Use {moneyText(near)}
      </button>
    </div>
  );
}
