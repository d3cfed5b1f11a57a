/** Several questions as one answer: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const choiceGroups = lazyWidget(
  { name: 'choice-groups', layout: 'group' },
  async () => (await import('./choice-groups.tsx')).ChoiceGroups,
);
