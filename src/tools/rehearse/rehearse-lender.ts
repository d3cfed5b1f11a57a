/** One flow of one lender under two contents: what each kind of outcome says of it. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { flowData } from '../../content/merge/bundles.ts';
import { patchFlows } from '../../content/merge/patch-flows.ts';
import { migrate, migrationsSince } from '../../engine/answers/migrate.ts';
import type { Bundle } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { type DecisionChange, decisionChanges } from '../../engine/rehearsal/decisions.ts';
import { type Due, dueChanges } from '../../engine/rehearsal/due.ts';
import { type Met, type Move, moveOf } from '../../engine/rehearsal/moves.ts';
import { type PriceChanges, priceChanges } from '../../engine/rehearsal/prices.ts';
import { type Reshaped, reshapedNow } from '../../engine/rehearsal/reshaped.ts';
import { backLinks, trappedOn } from '../../engine/rehearsal/trapped.ts';
import { delayedNow, type Empty, emptyNow, unconfirmedNow, undoneNow } from '../../engine/rehearsal/words.ts';
import { slotsOf } from '../../engine/text/interpolate.ts';
import { bundleIn, type Replayed, replayed } from '../decide/load-flow.ts';

/** `people`: how many were led through both. `keeps`: those under way finish with what they began with. */
export type Rehearsal = {
  people: number;
  keeps: boolean;
  moves: Move[];
  /** Answers that the domain takes no more. */
  reshaped: Reshaped[];
  /** Page -> who stands there and can never leave, and did not before. */
  trapped: Map<string, number>;
  /** Links that lead back to the page that has them: that page, and where each was to lead. */
  loops: string[];
  empty: Empty[];
  /** Buttons that ask no longer before they act. */
  unconfirmed: string[];
  /** Effects that a button lost. */
  undone: string[];
  /** Messages that go out at another time after what they tell of. */
  delayed: string[];
  due: Due[];
  prices: PriceChanges | undefined;
  decisions: DecisionChange[];
};

/** `people`: those under way, found once for all lenders. */
type Asked = { flow: string; org: string; people: () => readonly Met[] };

/** The lender's rehearsal; undefined where nothing of it differs that anybody could meet. */
export function rehearseLender(before: FileTree, after: FileTree, asked: Asked): Rehearsal | undefined {
  const [was, is] = [sideOf(before, asked), sideOf(after, asked)];
  const isSame = (read: (side: Side) => unknown) => same(read(was), read(is));
  const staysPut = isSame(({ bundle }) => [bundle.rules, bundle.steps, bundle.machine, bundle.org]);
  const saysSame = staysPut && isSame(({ bundle }) => [bundle.occasions, bundle.messages, bonesOf(bundle)]);
  const pricesSame = isSame(({ data }) => data?.pricing);
  const decidesSame = isSame(({ data }) => data?.decisions);
  const keeps = keepsTheirs(was, is);
  const reshaped = keeps ? [] : reshapedNow(was.bundle, is.bundle);
  if (saysSame && pricesSame && decidesSame && reshaped.length === 0) return undefined;
  const people = saysSame ? [] : asked.people().map(underWay);
  const now = keeps ? people : movedOn(was, is, people);
  return {
    people: people.length,
    keeps,
    moves: staysPut ? [] : movesOf(was, is, people, now),
    reshaped,
    trapped: trappedNow(was, is, people, now),
    loops: loopsNow(was, is, people, now),
    empty: emptyNow(was, is, now),
    unconfirmed: unconfirmedNow(was.bundle, is.bundle),
    undone: undoneNow(was.bundle, is.bundle),
    delayed: delayedNow(was.bundle, is.bundle),
    due: saysSame ? [] : dueChanges(was, is, people, now),
    prices: pricesSame ? undefined : priceChanges(was.data?.pricing, is.data?.pricing),
    decisions: decidesSame ? [] : decisionChanges(was.data?.decisions, is.data?.decisions),
  };
}

const dayMs = 86_400_000;

// They began before the edit: what counts from today on is not for them.
function underWay({ facts, events }: Met): Met {
  const application = isRecord(facts.application) ? facts.application : {};
  const auditFields = { createdDate: new Date(Date.now() - dayMs).toISOString() };
  return { events, facts: { ...facts, application: { auditFields, ...application } } };
}

type Side = Replayed & { data: ReturnType<typeof flowData>[string] | undefined };

export function sideOf(tree: FileTree, { flow, org }: Pick<Asked, 'flow' | 'org'>): Side {
  const data = flowData(patchFlows(tree, org).files)[flow];
  return { ...replayed(bundleIn(tree, { flow, org })), data };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

// Their answers as the version to which they move has them.
function movedOn({ flow: was }: Side, { flow: is, data }: Side, people: readonly Met[]): readonly Met[] {
  const ahead = migrationsSince(data?.migrations, was.flow.version, is.flow.version);
  if (ahead.length === 0) return people;
  return people.map(({ facts, events }) => ({ events, facts: { ...facts, ...migrate(facts, ahead) } }));
}

function movesOf(was: Side, is: Side, people: readonly Met[], now: readonly Met[]): Move[] {
  return people.flatMap((met, index) => moveOf(was.flow, is.flow, met, now[index]) ?? []);
}

function trappedNow(was: Side, is: Side, people: readonly Met[], now: readonly Met[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, met] of people.entries()) {
    const page = trappedOn(is.bundle, is.flow, now[index] ?? met);
    if (page !== undefined && trappedOn(was.bundle, was.flow, met) === undefined)
      found.set(page, (found.get(page) ?? 0) + 1);
  }
  return found;
}

function loopsNow(was: Side, is: Side, people: readonly Met[], now: readonly Met[]): string[] {
  const before = new Set(loopsOf(was, people));
  return loopsOf(is, now).filter((loop) => !before.has(loop));
}

// For no one who stands there the link leads anywhere.
function loopsOf({ bundle, flow }: Side, people: readonly Met[]): string[] {
  const links = people.flatMap((met) => backLinks(bundle, flow, met));
  const open = new Set(links.flatMap(({ page, to, isOpen }) => (isOpen ? [`${page}: ${to}`] : [])));
  return [...new Set(links.map(({ page, to }) => `${page}: ${to}`))].filter((name) => !open.has(name));
}

// What of a page leads on, or is asked; not its words.
const bonesOf = ({ pages }: Bundle): string =>
  JSON.stringify(
    Object.values(pages).map(({ id, title, lead, actions, content, schema, everySeconds, open }) => [
      ...[id, actions, content, everySeconds, open],
      Object.keys(schema?.properties ?? {}),
      slotsOf(`${title} ${lead}`).map(({ path }) => [path]),
    ]),
    (key, value) => (typeof value === 'string' && !/^(to|when|do|id|\d+)$/.test(key) ? undefined : value),
  );

// Decision 183: a version that was raised is for those who begin with it, unless it says from which one it continues.
function keepsTheirs({ bundle: { flow: was } }: Side, { bundle: { flow: is } }: Side): boolean {
  return is.version > was.version && (is.continues ?? is.version) > was.version;
}
