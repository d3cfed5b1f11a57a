/** The borrower lets us ask the creditors what pays their debts off, or sends a letter of one of them. */
import { addDays } from '../../engine/dates/add-months.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import type { Payoff } from '../facts/chosen-payoffs.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { changePayoffs } from '../underwriting/change-payoffs.ts';
import { fileUuids, textOf } from './answers.ts';

export const getPayoffLetters: Effect = {
  name: 'get-payoff-letters',
  run: async (context) => {
    const { payoffPending } = await stored(context, 'status');
    if (!payoffPending) throw new Refusal(409, [says('payoff.settled')]);
    if (context.data.way === 'LETTER') await takeLetter(context);
    else await askCreditors(context);
  },
};

/** The page has stored the authorization; the job refuses to ask without it. */
async function askCreditors(context: EffectContext): Promise<void> {
  await changePayoffs(context, (payoff) =>
    payoff.status === 'NEEDED' ? { ...payoff, status: 'REQUESTED' } : payoff,
  );
  await record(context, 'status', { payoffAuthorized: true });
  await context.audit('payoff-authorized');
  await context.queue.send('payoff-letters');
}

/** A person compares it with what the borrower typed. */
async function takeLetter(context: EffectContext): Promise<void> {
  const { payoffs = [] } = await stored(context, 'figures');
  const uuid = textOf(context.data, 'debt');
  const debt = payoffs.find((payoff) => payoff.uuid === uuid);
  if (!debt || !isOpen(debt)) throw refuseField('debt', says('payoff.choose'));
  const letter = { ...letterOf(context), status: 'SUBMITTED' as const };
  await changePayoffs(context, (payoff) => (payoff.uuid === uuid ? { ...payoff, ...letter } : payoff));
  await context.audit('payoff-letter', { debt: uuid ?? '' });
}

const isOpen = ({ status }: Payoff) => status === 'NEEDED' || status === 'REQUESTED';

function letterOf(context: EffectContext) {
  const { world, application, now, data } = context;
  const { payoffLetterDays } = limitsOf(world, application.orgCode).closing;
  const goodThrough = textOf(data, 'goodThrough') ?? '';
  if (goodThrough < addDays(legalDay(now), payoffLetterDays))
    throw refuseField('goodThrough', says('payoff.days', { days: payoffLetterDays }));
  const [letterUuid] = fileUuids(data, 'letter');
  if (!letterUuid) throw refuseField('letter', says('payoff.letter'));
  const cents = (field: string) => Math.round(Number(data[field] ?? 0) * 100);
  return {
    amountCents: cents('amount'),
    perDiemCents: cents('perDiem'),
    goodThrough,
    letterUuid,
    payTo: data.payTo as Payoff['payTo'],
  };
}
