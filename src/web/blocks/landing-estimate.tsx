/** What a line costs from, by the lender's own prices, while one chooses how much: before any question is asked. */
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { bestPayment } from '../../engine/finance/best-payment.ts';
import { dollars } from '../../engine/text/dollars.ts';
import { money } from '../../engine/text/money.ts';
import { rate } from '../../engine/text/rate.ts';
import { years } from '../../engine/text/units.ts';
import type { Estimate } from '../../types/page.ts';
import type { Pricing } from '../../types/pricing.ts';
import { draftKeeper } from '../page/draft-keeper.ts';
import { PageFrameContext, usePageFrame } from '../page/page-scope.ts';
import { Slider } from '../parts/slider.tsx';
import type { Registration, registrationApi } from '../platform/api/calls/registration-api.ts';
import { useRegistration } from '../platform/api/hooks/use-registration.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { say, spokenLocale } from '../platform/data/say.ts';
import './landing-estimate.css';

// Dollars: a thumb does not choose hundreds.
const STEP = 1000;

/**
 * A slider, the payment and what it rests on, above the page's buttons: who presses one of them takes the amount
 * along. A lender without prices has the buttons alone.
 */
export function LandingEstimate({ amount: start, answers, children }: Estimate & { children: ReactNode }) {
  const pricing = useOrg().orgPricingData as unknown as Partial<Pricing>;
  const { kept = start, onChoose } = useKept(answers);
  return isPriced(pricing) ? <Priced {...{ pricing, start: kept, onChoose, children }} /> : children;
}

type PricedProps = { pricing: Pricing; start: number; onChoose(amount: number): void; children: ReactNode };

function Priced({ pricing, start, onChoose, children }: PricedProps) {
  const id = useId();
  const { minimum, maximum } = pricing.amount;
  const step = Math.max(pricing.amount.step, STEP);
  const [chosen, setChosen] = useState<number>();
  const amount = Math.min(maximum, Math.max(minimum, chosen ?? start));
  const choose = (next: number) => {
    setChosen(next);
    onChoose(next);
  };
  const frame = useTakenAlong(amount, onChoose);
  const best = bestPayment(pricing, amount);
  if (!best) return children;
  const { ratePercent, feePercent } = best;
  const range = { lowest: rate(pricing.rate.minimum), highest: rate(pricing.rate.maximum) };
  const term = years(best.years, { locale: spokenLocale() });
  return (
    <PageFrameContext value={frame}>
      <div className="hl-estimate">
        <p className="hl-estimate-head">
          <label htmlFor={id}>{say('landing.howMuch')}</label>
          <output className="hl-number" htmlFor={id}>
            {money(amount)}
          </output>
        </p>
        <Slider {...{ id, value: amount, min: minimum, max: maximum, step }} onChange={choose} />
        <p className="hl-estimate-payment hl-number">
          {say('landing.payment', { payment: dollars(best.paymentCents) })}
        </p>
        <p className="hl-note">{say('landing.terms', { rate: rate(ratePercent), term, ...range })}</p>
        <p className="hl-note">
          {feePercent === 0 ? say('landing.noFee') : say('landing.fee', { fee: `${feePercent}%` })}
        </p>
      </div>
      {children}
    </PageFrameContext>
  );
}

// An amount that was read and left as it is was chosen, too.
function useTakenAlong(amount: number, onChoose: (amount: number) => void) {
  const frame = usePageFrame();
  return useMemo(
    () => ({
      ...frame,
      act(name: string) {
        onChoose(amount);
        frame.act(name);
      },
    }),
    [frame, amount, onChoose],
  );
}

type Kept = { kept: number | undefined; onChoose(amount: number): void };

// What was chosen is in the question that asks for it, unless that was sent before.
function useKept(answers: Estimate['answers']): Kept {
  const { page, field } = answers ?? {};
  const { preview } = usePageFrame();
  const { api, draft } = useRegistration({});
  const latest = useRef(draft.data);
  latest.current = draft.data;
  const [keeper] = useState(() =>
    draftKeeper(
      (chosen, keepalive) => keep(api, page, latest.current, chosen, keepalive),
      {},
      () => {},
    ),
  );
  useEffect(() => () => void keeper.flush(true), [keeper]);
  const kept = draft.data?.drafts[page ?? '']?.[field ?? ''];
  return {
    kept: typeof kept === 'number' ? kept : undefined,
    onChoose(amount) {
      if (field !== undefined && !preview) keeper.note({ [field]: amount });
    },
  };
}

async function keep(
  { saveDraft }: ReturnType<typeof registrationApi>,
  page: string | undefined,
  registration: Registration | undefined,
  chosen: JsonObject,
  keepalive: boolean,
): Promise<void> {
  if (page === undefined || !registration || registration.done.includes(page)) return;
  const all = { ...registration.drafts[page], ...chosen };
  await saveDraft(page, all, keepalive);
  registration.drafts[page] = all;
}

function isPriced(pricing: Partial<Pricing>): pricing is Pricing {
  return [pricing.base, pricing.points, pricing.amount, pricing.rate].every((part) => part !== undefined);
}
