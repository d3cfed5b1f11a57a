/** Names in a case that mean nothing: what they say would be so, or otherwise, by chance. */
import type { OrgContent } from '../../content/loaded/content.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { Outcome } from '../../types/cases.ts';
import type { FoundCase } from './find-cases.ts';

const kinds = {
  quote: ['rate', 'payment', 'refused'],
  credit: ['decision', 'row', 'reasons'],
  standing: ['step', 'page', 'says', 'saysNot', 'documents', 'documentsNot', 'messages', 'messagesNot'],
} as const;

/** A sentence for each. */
export function wrongWords(found: FoundCase, org: OrgContent): string[] {
  const { asked } = found;
  const kind = asked.quote ? 'quote' : asked.credit ? 'credit' : 'standing';
  const one =
    asked.quote && asked.credit ? ['it asks for a price and for a decision: make two cases of it.'] : [];
  const foreign = Object.keys(asked.then).filter(
    (name) => !(kinds[kind] as readonly string[]).includes(name),
  );
  return [
    ...one,
    ...foreign.map((name) => `"${name}" is asked by a case ${asksBy(name)}.`),
    ...(kind === 'standing' ? unknownNames(found, org) : []),
    ...(kind === 'credit' ? unknownFacts(found, org) : []),
  ];
}

function asksBy(name: string): string {
  if ((kinds.quote as readonly string[]).includes(name)) return 'with "quote"';
  return (kinds.credit as readonly string[]).includes(name)
    ? 'with "credit"'
    : 'without "quote" and "credit"';
}

function unknownNames(
  { flow: id, asked: { then, events = [], typed = {} } }: FoundCase,
  org: OrgContent,
): string[] {
  const flow = org.flows[id];
  const data = org.data[id];
  const page = then.page === undefined ? undefined : flow?.pages[then.page];
  const known = (what: string, names: readonly (string | null | undefined)[], all: readonly string[]) =>
    names.flatMap((name) =>
      name === undefined || name === null || all.includes(name) ? [] : [missing(what, name, all)],
    );
  const steps = Object.keys(flow?.steps?.steps ?? {});
  return [
    // A step of a family ("HOLD_*") has no entry of its own.
    ...(steps.some((name) => name.endsWith('*')) ? [] : known('step', [then.step], steps)),
    ...known('page', [then.page], ['/', ...Object.keys(flow?.pages ?? {})]),
    ...known('document', namesOf(then, 'documents'), Object.keys(data?.documents ?? {})),
    ...known('message', namesOf(then, 'messages'), Object.keys(data?.messages?.messages ?? {})),
    ...known(
      'event',
      events,
      (flow?.machine?.transitions ?? []).map(({ name }) => name),
    ),
    ...(page ? known(`field of ${page.id}`, Object.keys(typed), Object.keys(page.fields)) : []),
  ];
}

const namesOf = (then: Outcome, what: 'documents' | 'messages') => [
  ...(then[what] ?? []),
  ...(then[`${what}Not`] ?? []),
];

/** Rows compare by name: one that none of the stage reads says nothing. */
function unknownFacts({ flow, asked: { credit } }: FoundCase, org: OrgContent): string[] {
  const rows = (org.data[flow]?.decisions?.rows ?? []).filter(({ stages }) =>
    (stages as readonly string[]).includes(credit?.stage ?? ''),
  );
  const tests = rows.flatMap((row) => row.if.flatMap((alternative) => Object.entries(alternative)));
  const compared = tests.flatMap(([, test]) =>
    Object.values(test).filter((value) => typeof value === 'string'),
  );
  const read = [...new Set([...tests.map(([name]) => name), ...compared.map(String)])];
  return Object.entries(credit?.facts ?? {}).flatMap(([name, value]) => {
    if (!read.includes(name))
      return [`no row of ${credit?.stage} reads "${name}". ${didYouMean(name, read)}`.trim()];
    const own = tests.filter(([fact]) => fact === name).flatMap(([, test]) => Object.keys(test));
    const isNumber = own.some((word) => ['below', 'above', 'atLeast', 'atMost'].includes(word));
    return isNumber && typeof value !== 'number' ? [`"${name}" is a number.`] : [];
  });
}

const missing = (what: string, name: string, all: readonly string[]) =>
  `there is no ${what} "${name}". ${didYouMean(name, all)}`.trim();
