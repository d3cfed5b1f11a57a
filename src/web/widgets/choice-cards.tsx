/** A choice of one from two to five cards, each with a line of explanation and an icon. Nothing is chosen beforehand. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { RadioList } from './parts/radio-list.tsx';

export const choiceCards: Widget = { name: 'choice-cards', layout: 'group', Component: ChoiceCards };

function ChoiceCards(props: WidgetProps<unknown, 'choice-cards'>) {
  return <RadioList of={props} look="cards" />;
}
