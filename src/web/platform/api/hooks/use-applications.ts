/** The list of the borrower's applications, asked on every visit. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { money } from '../../../../engine/text/money.ts';
import { rate } from '../../../../engine/text/rate.ts';
import type { ApplicationEntry } from '../../data/application-entry.ts';
import type { JsonObject } from '../../data/json.ts';
import { say, sayYears } from '../../data/say.ts';
import { RENEWED, useAnswer } from './use-answer.ts';

const PATH = '/service-application/api/v3/application/heloc/all';

/** The applications, the open ones first. `skip` asks nothing, for visitors. */
export function useApplications(skip = false) {
  return useAnswer({ path: skip ? undefined : PATH, read: toEntries }, RENEWED);
}

function toEntries(body: unknown): ApplicationEntry[] {
  const list = Array.isArray(body) ? body : isRecord(body) && Array.isArray(body.items) ? body.items : [];
  const entries = list.filter(isRecord).map((one) => ({
    uuid: String(one.uuid),
    title: text(one.title) ?? text(one.address) ?? say('application-list.untitled'),
    loanNumber: text(one.loanNumber),
    status: text(one.statusText) ?? text(one.status),
    active: one.active !== false,
    waits: one.waits === true,
    figures: figuresOf(one),
    badge: text(one.badge),
    action: text(one.action),
    page: text(one.page),
    rows: rowsOf(one.rows),
    timeline: one.timeline,
  }));
  return entries.sort((a, b) => Number(b.active) - Number(a.active));
}

// The offer once there is one, before that what was asked for.
function figuresOf({ amount, rate: apr, term, requestedAmount }: JsonObject): string | undefined {
  if (isPositive(amount) && isPositive(apr) && isPositive(term))
    return `${money(amount)} · ${rate(apr)} APR · ${sayYears(term)}`;
  return isPositive(requestedAmount)
    ? say('application-list.asked', { amount: money(requestedAmount) })
    : undefined;
}

const isPositive = (value: unknown) => typeof value === 'number' && value > 0;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function rowsOf(rows: unknown): ApplicationEntry['rows'] {
  const list = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return list.map(({ label, value }) => ({ label: String(label), value: String(value) }));
}
