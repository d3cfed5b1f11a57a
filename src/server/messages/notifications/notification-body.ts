/** The encrypted part of a notification; the rest are columns. */
import type { Notification } from '../../../types/notification.ts';

export type NotificationBody = Pick<Notification, 'title' | 'description' | 'ctas'>;
