/** What happens from the signature to the first payment, with days. Read from moments and figures; decides nothing. */

import type { Figures } from '../../types/figures.ts';
import type { Stored } from '../application/stored.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { Wording } from '../platform/language/wording.ts';

type Entry = NonNullable<Figures['timeline']>[number];
type Draft = Omit<Entry, 'state' | 'label' | 'text'> & { label: Said; text?: Said; done: boolean };

export function timeline(
  figures: Figures,
  { moments = {} }: Stored['underwriting'],
  { word }: Wording,
): Entry[] {
  const { rescission, payment } = figures;
  if (!moments.signed || !rescission) return [];
  const drafts: Draft[] = [
    { id: 'signed', label: says('timeline.signed'), date: moment(moments.signed), done: true },
    ...(rescission.applies ? [cancelEntry(rescission.deadline, moments.rescissionEnded !== undefined)] : []),
    entry('recorded', says('timeline.recorded'), moments.recorded, undefined),
    entry('funds', says('timeline.funds'), moments.sent ?? moments.funded, rescission.fundsOn),
    entry('payment', says('timeline.payment'), undefined, payment?.firstDueDate),
  ];
  const next = drafts.findIndex(({ done }) => !done);
  return drafts.map(({ done, label, text, ...rest }, index) => ({
    ...rest,
    label: word(label),
    ...(text ? { text: word(text) } : {}),
    state: done ? 'done' : index === next ? 'now' : 'next',
  }));
}

/** Past events show the reader's own day; future ones stand as legal days. */
const moment = (at: number) => new Date(at).toISOString();

function cancelEntry(deadline: string | undefined, done: boolean): Draft {
  return {
    id: 'cancel',
    label: says('timeline.cancel'),
    ...(deadline ? { date: deadline } : {}),
    text: says('timeline.cancelText'),
    done,
  };
}

function entry(id: string, label: Said, at: number | undefined, expected: string | undefined): Draft {
  const date = at === undefined ? expected : moment(at);
  return { id, label, ...(date ? { date } : {}), done: at !== undefined };
}
