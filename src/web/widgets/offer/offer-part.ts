/** The props of every part of the offer selector. */
import type { JsonObject } from '../../platform/data/json.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import type { OfferAnswer, OfferWorld } from './offer-choice.ts';

export type OfferPart = {
  of: WidgetProps<JsonObject>;
  world: OfferWorld;
  choice: OfferAnswer;
  onChoose(change: Partial<OfferAnswer>): void;
};
