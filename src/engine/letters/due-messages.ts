/**
 * Finds which messages of a flow have a new reason to be sent, and which visits are over. The caller knows what was
 * sent already and whether it is night.
 */
import type { FlowMessage, Messages } from '../../types/messages.ts';
import { isoDate } from '../answers/formats/iso-date.ts';
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';
import type { Standing } from '../journey/standing.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { lengthMs } from './length-ms.ts';
import { type MessageSubject, subjectsOf } from './subjects-of.ts';

export type Channel = 'EMAIL' | 'SMS';

/** One reason to write, on one channel. A `visit` is over once its rule no longer holds. `entry` is the uuid of the entry that it is about, '' without one. */
export type Reason = { name: string; entry: string; occasion: string; channel: Channel };

/** A reason and the moment from which the message may leave, in milliseconds since 1970. */
export type Due = Reason & { at: number };

export type Known = Reason & { over: boolean };

type Moment = Pick<Standing, 'facts' | 'step'> & { now: number };

/** In the flow's order. */
export function dueMessages(
  flow: Pick<FlowCore, 'org' | 'rules'>,
  { messages }: Messages,
  standing: Moment,
  known: readonly Known[],
): { begin: Due[]; over: Reason[] } {
  const { now, step } = standing;
  const holding = Object.entries(messages).flatMap(([name, message]) =>
    subjectsOf(message, standing.facts)
      .filter(({ facts }) => holds(flow.rules, message.when, scopeOf(flow, facts, { step })))
      .map((subject) => ({ name, message, subject })),
  );
  const stands = ({ name, entry }: Known) =>
    holding.some((one) => one.name === name && one.subject.entry === entry);
  return {
    begin: holding.flatMap(({ name, message, subject }) => beginning(name, message, { subject, now, known })),
    over: known.filter((one) => !one.over && messages[one.name]?.per === 'visit' && !stands(one)),
  };
}

/** Whether the reason for which a message waits still stands. */
export function stillDue(
  flow: Pick<FlowCore, 'org' | 'rules'>,
  message: FlowMessage,
  { facts, step }: Omit<Moment, 'now'>,
  occasion: string,
): boolean {
  if (!holds(flow.rules, message.when, scopeOf(flow, facts, { step }))) return false;
  return isOnce(message) || message.per === 'visit' || valueAt(facts, message.per ?? '') === occasion;
}

type About = { subject: MessageSubject; now: number; known: readonly Known[] };

function beginning(
  name: string,
  message: FlowMessage,
  { subject: { entry, facts }, now, known }: About,
): Due[] {
  const mine = known.filter((one) => one.name === name && one.entry === entry);
  const occasion = occasionOf(message, facts, mine);
  const at = message.at ? momentAt(message.at, facts) : now;
  // A reminder whose time has passed when its reason appears has nothing to remind of.
  if (occasion === undefined || at === undefined || at < now) return [];
  const channels: Channel[] = message.sms === undefined ? ['EMAIL'] : ['EMAIL', 'SMS'];
  return channels
    .filter((channel) => !mine.some((one) => one.channel === channel && one.occasion === occasion))
    .map((channel) => ({ name, entry, occasion, channel, at }));
}

function occasionOf(message: FlowMessage, facts: Facts, mine: readonly Known[]): string | undefined {
  if (isOnce(message)) return '';
  if (message.per !== 'visit') return valueAt(facts, message.per ?? '');
  const visits = new Set(mine.map(({ occasion }) => occasion));
  const open = mine.find(({ over }) => !over);
  return open?.occasion ?? String(visits.size + 1);
}

const isOnce = ({ per }: FlowMessage) => per === undefined;

function valueAt(facts: Facts, path: string): string | undefined {
  const value = readPath(facts, path);
  return value === undefined || value === null || value === '' ? undefined : String(value).slice(0, 80);
}

function momentAt({ fact, before, after }: NonNullable<FlowMessage['at']>, facts: Facts): number | undefined {
  const moment = momentOf(readPath(facts, fact));
  return moment === undefined ? undefined : moment - lengthMs(before ?? {}) + lengthMs(after ?? {});
}

/**
 * The moment that a fact names: a time, or a day, which counts from 9 a.m. Pacific Standard Time. Milliseconds since 1970; undefined
 * for anything else.
 */
function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const at = Date.parse(isoDate(value) ? `${value}T17:00:00Z` : value);
  return Number.isNaN(at) ? undefined : at;
}
