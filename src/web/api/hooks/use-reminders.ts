/** By which channels the person wants reminders. Never stale. */
import useSWR from 'swr';
import { isObject } from '../../data/json.ts';
import { useSend } from '../transport/api-context.ts';

export type ReminderChannel = 'EMAIL' | 'SMS';
export type Reminders = Record<ReminderChannel, boolean>;

const PATH = '/identity/secure/api/v1/message-choices';

/** `choose` turns one channel on or off; afterwards the answer is true again. */
export function useReminders() {
  const send = useSend();
  const { data, error, isLoading, mutate } = useSWR<Reminders, Error>(
    PATH,
    async () => toReminders(await send({ method: 'GET', path: PATH, attempts: 2 })),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const choose = async (channel: ReminderChannel, wanted: boolean): Promise<void> => {
    await send({ method: 'PUT', path: PATH, body: { channel, wanted } });
    await mutate();
  };
  return { data, error, isLoading, choose };
}

function toReminders(body: unknown): Reminders {
  const answer = isObject(body) ? body : {};
  return { EMAIL: answer.EMAIL === true, SMS: answer.SMS === true };
}
