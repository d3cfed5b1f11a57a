/** A line of the bell, as the server tells it or as an open condition makes it. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Notification } from '../../../types/notification.ts';

/** Reads a list at the door; entries without an identifier, a moment or a title are left out. */
export function toNotifications(body: unknown): Notification[] {
  return Array.isArray(body) ? body.filter(isRecord).flatMap(toNotification) : [];
}

function toNotification(entry: Record<string, unknown>): Notification[] {
  const { uuid, created, title, description, status, walletAddress, ctas } = entry;
  if (typeof uuid !== 'string' || typeof title !== 'string') return [];
  if (typeof created !== 'string' || Number.isNaN(Date.parse(created))) return [];
  return [
    {
      uuid,
      created,
      title,
      status: status === 'UNREAD' ? 'UNREAD' : 'READ',
      ...(typeof description === 'string' && { description }),
      ...(typeof walletAddress === 'string' && { walletAddress }),
      ctas: Array.isArray(ctas) ? ctas.filter(isRecord).flatMap(toButton) : [],
    },
  ];
}

function toButton({ title, redirectPath }: Record<string, unknown>) {
  return typeof title === 'string' && typeof redirectPath === 'string' ? [{ title, redirectPath }] : [];
}
