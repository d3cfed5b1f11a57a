/** What happens from the signature to the first payment, with days. Read from moments and figures; decides nothing. */
import type { Figures } from '../../types/figures.ts';
import type { Stored } from '../application/stored.ts';

type Entry = NonNullable<Figures['timeline']>[number];
type Draft = Omit<Entry, 'state'> & { done: boolean };

export function timeline(figures: Figures, { moments = {} }: Stored['underwriting']): Entry[] {
  const { rescission, payment } = figures;
  if (!moments.signed || !rescission) return [];
  const drafts: Draft[] = [
    { id: 'signed', label: 'You signed', date: moment(moments.signed), done: true },
    ...(rescission.applies ? [cancelEntry(rescission.deadline, moments.rescissionEnded !== undefined)] : []),
    entry('recorded', 'We record the line with your county', moments.recorded, undefined),
    entry('funds', 'We send your money', moments.funded, rescission.fundsOn),
    entry('payment', 'Your first payment is due', undefined, payment?.firstDueDate),
  ];
  const next = drafts.findIndex(({ done }) => !done);
  return drafts.map(({ done, ...rest }, index) => ({
    ...rest,
    state: done ? 'done' : index === next ? 'now' : 'next',
  }));
}

/** Past events show the reader's own day; future ones stand as legal days. */
const moment = (at: number) => new Date(at).toISOString();

function cancelEntry(deadline: string | undefined, done: boolean): Draft {
  const text = "You can cancel at no cost until midnight on this day. We won't send any money before then.";
  return {
    id: 'cancel',
    label: 'Your right to cancel ends',
    ...(deadline ? { date: deadline } : {}),
    text,
    done,
  };
}

function entry(id: string, label: string, at: number | undefined, expected: string | undefined): Draft {
  const date = at === undefined ? expected : moment(at);
  return { id, label, ...(date ? { date } : {}), done: at !== undefined };
}
