/** Asks whether people answer now (ACC-C17), and until when or when again. What is not answered leaves what was known. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { hoursPath } from '../../platform/api/hooks/use-hours.ts';
import type { ChatParts } from './chat-parts.ts';

const PATH = hoursPath('OPS_CHAT');

export async function askStatus({ world, run, view }: ChatParts): Promise<void> {
  const { send } = world;
  const [isOpen, opening] = await Promise.all([
    send({ method: 'GET', path: `${PATH}/openStatus`, attempts: 1 }).catch(() => undefined),
    send({ method: 'GET', path: `${PATH}/opening`, attempts: 1 }).catch(() => undefined),
  ]);
  if (isRecord(opening)) view.change({ opening: toOpening(opening) });
  if (typeof isOpen === 'boolean') run.tell({ name: 'status-known', isOpen });
}

function toOpening({ isOpen, changesAt }: Record<string, unknown>) {
  const at = Date.parse(String(changesAt));
  return { isOpen: isOpen === true, ...(Number.isNaN(at) ? {} : { changesAt: at }) };
}
