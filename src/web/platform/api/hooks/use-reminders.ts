/** The channels on which the person wants reminders. Never stale. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { useSend } from '../transport/api-context.ts';
import { RENEWED, useAnswer } from './use-answer.ts';

export type ReminderChannel = 'EMAIL' | 'SMS';
export type Reminders = Record<ReminderChannel, boolean>;

const PATH = '/identity/secure/api/v1/message-choices';

/** `choose` turns one channel on or off, then reloads the answer. */
export function useReminders() {
  const send = useSend();
  const { data, error, isLoading, mutate } = useAnswer(
    { path: PATH, attempts: 2, read: toReminders },
    RENEWED,
  );
  const choose = async (channel: ReminderChannel, wanted: boolean): Promise<void> => {
    await send({ method: 'PUT', path: PATH, body: { channel, wanted } });
    await mutate();
  };
  return { data, error, isLoading, choose };
}

function toReminders(body: unknown): Reminders {
  const answer = isRecord(body) ? body : {};
  return { EMAIL: answer.EMAIL === true, SMS: answer.SMS === true };
}
