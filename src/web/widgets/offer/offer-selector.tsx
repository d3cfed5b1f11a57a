/**
 * The offer: what it costs a month, very large, changing as the borrower moves the amount, the term, the fee and
 * autopay. Every number comes from the same engine that the server prices with; the server prices again.
 */

import { useEffect, useMemo } from 'react';
import { readPath } from '../../../engine/facts/read-path.ts';
import { quote } from '../../../engine/finance/quote.ts';
import { termsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { Problem } from '../../parts/problem.tsx';
import type { JsonObject } from '../../platform/data/json.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { OfferAmount } from './offer-amount.tsx';
import { OfferAutopay } from './offer-autopay.tsx';
import { OfferChart } from './offer-chart.tsx';
import { completeChoice, type OfferAnswer, type OfferWorld, sameAnswer } from './offer-choice.ts';
import { OfferCompare } from './offer-compare.tsx';
import { OfferCosts } from './offer-costs.tsx';
import { OfferFees } from './offer-fees.tsx';
import { OfferHero } from './offer-hero.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OfferWhy } from './offer-why.tsx';
import { readWorld } from './read-world.ts';
import './offer.css';

/** Value { term, amount, feePercent, autopay, version }. Reads figures.offerInputs and the lender's pricing. */
export function OfferSelector(props: WidgetProps<JsonObject>) {
  const world = useMemo(() => readWorld(props.page.pricing, props.facts), [props.page.pricing, props.facts]);
  if (!world) return <p className="hl-note">{say('offer-selector.preparing')}</p>;
  if (world.limits.maxAmount < world.limits.minAmount) return <NoOffer />;
  return <Selector of={props} world={world} />;
}

function NoOffer() {
  return <Problem text={say('offer-selector.none')} />;
}

function Selector({ of, world }: { of: WidgetProps<JsonObject>; world: OfferWorld }) {
  const choice = completeChoice(of.value, world, readPath(of.facts, 'application.requestedAmount'));
  const { value, onChange, disabled } = of;
  // What is shown is what is submitted: a start that was never touched, or an older price, is written down at once.
  const stale = !disabled && (value === undefined || !sameAnswer(value, choice)) && !holdsText(value);
  useEffect(() => {
    if (stale) onChange({ ...choice });
  });
  const options = termsAndFees(world.pricing, world.inputs, choice.amount, choice.autopay);
  const priced = quote(world.pricing, world.inputs, choice);
  const part = {
    of,
    world,
    choice,
    onChoose: (change: Partial<OfferAnswer>) => onChange({ ...choice, ...change }),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would show a legend where the page title already stands
    <div
      id={of.id}
      role="group"
      tabIndex={-1}
      aria-label={of.label}
      aria-describedby={of.describedBy}
      className="hl-offer-selector"
    >
      <OfferHero choice={choice} quote={priced} inRange={isInRange(choice, world)} />
      <OfferAmount {...part} quote={priced} />
      <OfferTerms {...part} options={options} />
      <OfferFees {...part} options={options} />
      {priced && <OfferAutopay {...part} quote={priced} />}
      <OfferCompare {...part} options={options} />
      {priced && <OfferChart choice={choice} quote={priced} />}
      {priced && <OfferCosts choice={choice} quote={priced} />}
      {priced && <OfferWhy quote={priced} />}
    </div>
  );
}

function isInRange({ amount }: OfferAnswer, { limits }: OfferWorld): boolean {
  return amount >= limits.minAmount && amount <= limits.maxAmount;
}

// An amount that is no number yet stays as typed; validation says what is wrong with it.
function holdsText(value: unknown): boolean {
  return typeof readPath(value, 'amount') === 'string';
}
