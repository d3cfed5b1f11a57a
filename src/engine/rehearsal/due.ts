/** What the documents' and the messages' rules say of people under way, counted: what the law or a promise wants may be lost in silence. */
import type { Bundle, FlowCore } from '../content/bundle.ts';
import { deriveStep } from '../journey/derive-step.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import type { Met } from './moves.ts';

/**
 * `DUE`: a document of an occasion. `SAID`: a message. For how many it was due, and for how many it is; undefined where the content
 * has none of that name.
 */
export type Due = {
  kind: 'DUE' | 'SAID';
  name: string;
  before: number | undefined;
  after: number | undefined;
};

type Counts = { kind: Due['kind']; of: number };
type Counted = Map<string, Counts>;

/** Of all that differs, in the order of the files. @param now the same people, with the answers that the new content gives them */
export function dueChanges(
  before: { bundle: Bundle; flow: FlowCore },
  after: { bundle: Bundle; flow: FlowCore },
  people: readonly Met[],
  now = people,
): Due[] {
  const [was, is] = [countDue(before, people), countDue(after, now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old, now] = [was.get(name), is.get(name)];
    const kind = (now ?? old)?.kind ?? 'DUE';
    return old?.of === now?.of ? [] : [{ kind, name, before: old?.of, after: now?.of }];
  });
}

function countDue({ bundle, flow }: { bundle: Bundle; flow: FlowCore }, people: readonly Met[]): Counted {
  const scopes = people.map(({ facts }) => scopeOf(flow, facts, { step: deriveStep(flow, facts) }));
  const count = (when = 'always') => scopes.filter((scope) => holds(flow.rules, when, scope)).length;
  const documents = Object.entries(bundle.occasions?.occasions ?? {}).flatMap(([occasion, { documents }]) =>
    documents.map(
      ({ document, when }) =>
        [`${document} (${occasion})`, { kind: 'DUE', of: count(when) }] as [string, Counts],
    ),
  );
  const messages = Object.entries(bundle.messages?.messages ?? {}).map(
    ([id, { when }]) => [id, { kind: 'SAID', of: count(when) }] as [string, Counts],
  );
  return new Map([...documents, ...messages]);
}
