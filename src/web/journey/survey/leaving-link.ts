/** Whether a click is about to leave the application that is open, and for where. */
import { applicationOf } from '../../../engine/journey/place.ts';

/** The address, or undefined for everything that stays: other buttons, new tabs, downloads, calls, the same application. */
export function leavingLink(event: MouseEvent, here: string): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const from = new URL(here);
  const stays = url.origin === from.origin && applicationOf(url.pathname) === applicationOf(from.pathname);
  return stays ? undefined : url;
}
