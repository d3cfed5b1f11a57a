/**
 * In a frame of the studio of `npm run dev`: says what the page shows and why, begins as the sample borrower that the studio names,
 * and changes the language. Not part of any build.
 */
import { useEffect, useEffectEvent } from 'react';
import { decide } from '../../engine/journey/decide.ts';
import { explain } from '../../engine/journey/explain.ts';
import { holds } from '../../engine/rules/holds.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import { sayFindings } from '../../engine/rules/say-findings.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { trace } from '../../engine/rules/trace.ts';
import { useLanguage } from '../parts/language/use-language.ts';
import { usePage } from '../platform/api/hooks/use-content.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { type Subject, subjectStore } from '../platform/data/subject-store.ts';
import { useStore } from '../platform/data/use-store.ts';
import { useStart } from './use-start.ts';
import { useToolbarData } from './use-toolbar-data.ts';

/** Whether the studio shows this page; another site's frame is refused by the page's policy. */
export const isInStudio = (): boolean => window.parent !== window;

export function StudioFrame() {
  const subject = useStore(subjectStore);
  const { data: loaded } = usePage(subject?.core.id ?? '', subject?.page);
  const { data } = useToolbarData();
  const { orgCode: org, language = 'en', languages = {} } = useOrg();
  const { choose } = useLanguage();
  const start = useStart();
  const when = loaded?.page.when;
  useEffect(() => {
    if (!subject) return;
    const { page, core, uuid, step } = subject;
    const named = Object.entries(languages).map(([tag, { name }]) => ({ tag, name }));
    const personas = data?.personas.map(({ key, expects }) => ({ key, expects })) ?? [];
    const standing = { page, flow: core.id, org, uuid, step, language, languages: named, personas };
    const why = { whys: whysOf(subject, when), lines: linesOf(subject), failed: start.failed };
    window.parent.postMessage({ hearthline: 'stands', ...standing, ...why }, window.location.origin);
  }, [subject, when, data, org, language, languages, start.failed]);
  const hear = useEffectEvent(({ source, origin, data: wish }: MessageEvent) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (wish?.hearthline === 'language') void choose(String(wish.tag));
    const persona = data?.personas.find(({ key }) => key === wish?.persona);
    if (wish?.hearthline === 'start' && persona) void start.run(persona, data?.steps ?? []);
  });
  useEffect(() => {
    const heard = (event: MessageEvent) => hear(event);
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, []);
  return null;
}

// What the page asks or shows by a rule: whether it does now, and what the rule read.
function whysOf(subject: Subject, when: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { core, facts, step } = subject;
  const scope = scopeOf(core, facts, { step, state: decide(core, subject).state });
  return Object.fromEntries(
    Object.entries(when).map(([name, rule]) => {
      const [own] = sayFindings(trace(core.rules, rule, scope));
      const read = own && own.values.length > 0 ? ` (${own.values.join(', ')})` : '';
      const shown = holds(core.rules, rule, scope) ? 'Shown here' : 'Not shown here';
      return [name, `${shown}: ${meaning(core, rule)}${read}`];
    }),
  );
}

function linesOf({ core, facts, step, events, page }: Subject): string[] {
  if (core.machine)
    return explain(core, { facts, step, events })
      .filter(({ kind, outcome }) => kind !== 'transition' || outcome !== 'idle')
      .map(({ text }) => text);
  const row = core.flow.sequence?.find((one) => one.page === page);
  return row ? [`It is asked in its turn: ${meaning(core, row.when)}`] : ['It stands under its own address.'];
}
