/** Linking an employer or a payroll provider: what a page knows of this widget before its code is here. */
import { lazyWidget } from './parts/lazy-widget.tsx';

export const incomeLink = lazyWidget(
  { name: 'income-link', layout: 'group' },
  async () => (await import('./income-link.tsx')).IncomeLink,
);
