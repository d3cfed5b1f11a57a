/** Figures that are shown: those stored as they were computed, and those that follow from other facts on every read. */
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import { incomeCards } from './income-facts.ts';
import { stored } from './stored.ts';
import { timeline } from './timeline.ts';

export async function figureFacts(scope: ApplicationScope): Promise<Figures> {
  const figures = await stored(scope, 'figures');
  const bank = await stored(scope, 'bank');
  const masks = { ...mask('disburse', bank.disburse?.mask), ...mask('autopay', bank.autopay?.mask) };
  const slots = figures.notarySlots?.filter(
    ({ start }) => start === undefined || Date.parse(start) > scope.now,
  );
  return {
    ...figures,
    incomeSources: incomeCards(await stored(scope, 'income')),
    timeline: timeline(figures, await stored(scope, 'underwriting')),
    ...(slots ? { notarySlots: slots } : {}),
    masks: {
      ...masks,
      ...mask('ssn', (await scope.sealed.list()).includes('ssn') ? '•••••••••' : undefined),
    },
    referenceId: scope.application.loanNumber,
  };
}

function mask(name: 'ssn' | 'disburse' | 'autopay', digits: string | undefined): Record<string, string> {
  return digits ? { [name]: digits } : {};
}
