/** A row of radio cards with a figure each; under it, in words, why some of them cannot be chosen. */
import { IconInfoCircle } from '@tabler/icons-react';
import type { JsonObject } from '../../platform/data/json.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import './offer-cards.css';

export type OfferCard = {
  key: string;
  title: string;
  figure: string;
  note?: string;
  checked: boolean;
  /** Why it cannot be chosen. */
  reason?: string;
  choose(): void;
};

type Props = { id: string; of: WidgetProps<JsonObject>; title: string; help?: string; cards: OfferCard[] };

/** Equal reasons are said once, for all the cards they hold for. */
export function OfferCards({ id, of, title, help, cards }: Props) {
  const reasons = [...new Set(cards.flatMap(({ reason }) => reason ?? []))];
  return (
    <fieldset className="hl-offer-part" aria-describedby={help && `${id}-help`}>
      <legend>{title}</legend>
      {help && (
        <p id={`${id}-help`} className="hl-note hl-offer-help">
          {help}
        </p>
      )}
      <div className="hl-offer-cards">
        {cards.map((card) => (
          <Card
            key={card.key}
            id={id}
            of={of}
            card={card}
            reasonId={`${id}-reason-${reasons.indexOf(card.reason ?? '')}`}
          />
        ))}
      </div>
      {reasons.map((reason, index) => (
        <p key={reason} id={`${id}-reason-${index}`} className="hl-note hl-with-icon hl-offer-reason">
          <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
          <span>
            <strong>
              {cards
                .filter((card) => card.reason === reason)
                .map((card) => card.title)
                .join(', ')}
              :
            </strong>{' '}
            {reason}
          </span>
        </p>
      ))}
    </fieldset>
  );
}

type CardProps = { id: string; of: WidgetProps<JsonObject>; card: OfferCard; reasonId: string };

function Card({ id, of, card, reasonId }: CardProps) {
  const inputId = `${id}-${card.key}`;
  return (
    <label className="hl-offer-card" htmlFor={inputId} data-refused={card.reason !== undefined}>
      <input
        type="radio"
        className="hl-hidden"
        id={inputId}
        name={id}
        checked={card.checked}
        data-drawn={card.checked}
        disabled={of.disabled || (card.reason !== undefined && !card.checked)}
        aria-describedby={card.reason && reasonId}
        onChange={card.choose}
        onBlur={of.onBlur}
      />
      <span className="hl-offer-card-title">{card.title}</span>
      <span className="hl-number">{card.figure}</span>
      {card.note && <span className="hl-offer-card-note hl-number">{card.note}</span>}
    </label>
  );
}
