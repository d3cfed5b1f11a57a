/** The browser's title, the focus and the announcement of a new page (ACC-B3; WCAG 2.4.2, 2.4.3). */
import { useEffect, useRef } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import { announce } from '../parts/announcer.tsx';
import type { Core } from '../platform/data/content.ts';
import { fillText } from '../platform/data/fill-text.ts';
import { useOrg } from '../platform/data/org-context.ts';

/** Of the page that was drawn last: a server, where no effect runs, reads it from here. */
export const drawn: { title: string | undefined } = { title: undefined };

export type TitledPage = { core?: Core; title: string; facts?: Facts; at: string };

/** '{company short name} | {page title}'. `at` changes when the page changes; undefined while it loads. */
export function usePageTitle(page: TitledPage | undefined): void {
  const { companyNameShort } = useOrg().orgMetaData.companyInfo;
  const title = page && (page.core ? fillText(page.core, page.title, page.facts ?? {}) : page.title);
  const whole = title === undefined ? undefined : `${companyNameShort} | ${title}`;
  drawn.title = whole;
  useEffect(() => {
    if (whole !== undefined) document.title = whole;
  }, [whole]);
  const at = page?.at;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (at === undefined || title === undefined || before.current === at) return;
    before.current = at;
    if (takeFirst()) return;
    window.scrollTo?.({ top: 0 });
    if (!isElsewhere()) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [at, title]);
}

// A menu that was opened while the page was still loading would close if the focus left it; who writes in the chat keeps writing.
const isElsewhere = () => Boolean(document.activeElement?.closest('.hl-menu[data-open], .hl-chat'));

// The first page of a visit is read out by the browser itself.
let first = true;
function takeFirst(): boolean {
  const was = first;
  first = false;
  return was;
}
