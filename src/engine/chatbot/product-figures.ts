/** The figures of a lender's product that answers of the chatbot fill in as `product`. Each comes from its prices or its hours. */
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import { type HowToSay, weekText } from '../text/week-text.ts';

/** Numbers are percent, points of a percent, days or a credit score, as their names say. */
export type ProductFigures = {
  terms: string;
  lowestScore: number;
  highestCltv: number;
  highestDti: number;
  reducedDti: number;
  holdDays: number;
  autopayPoints: number;
  states: string;
  phoneHours: string;
  chatHours: string;
};

/** @param how how the reader's language writes */
export function productFigures(
  { hours = {}, licensedStates = [] }: Org,
  pricing: Pricing,
  how: HowToSay,
): ProductFigures {
  const list = (words: readonly string[]) => new Intl.ListFormat(how.locale).format(words);
  const limits = Object.values(pricing.maxCltv).flatMap((bands) => Object.values(bands));
  const hoursOf = (department: string) => list(weekText(hours[department] ?? [], how));
  return {
    terms: list(Object.keys(pricing.points.term)),
    lowestScore: Math.min(...Object.keys(pricing.base).map(Number)),
    highestCltv: Math.max(...limits),
    highestDti: pricing.maxDti.standard,
    reducedDti: pricing.maxDti.reduced,
    holdDays: pricing.rate.holdDays,
    autopayPoints: Math.abs(pricing.points.autopay),
    states: list([...licensedStates].sort()),
    phoneHours: hoursOf('OPS_PHONE'),
    chatHours: hoursOf('OPS_CHAT'),
  };
}
