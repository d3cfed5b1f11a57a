/** Checks answers with the browser's own function, as the truth: 400 for shape, 422 for content, and for a time that no list offers. */

import { unofferedTimes } from '../../engine/answers/unoffered-times.ts';
import { validate } from '../../engine/answers/validate.ts';
import { visible } from '../../engine/answers/visible.ts';
import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import type { Backend } from '../backend/backend.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { CallError } from '../platform/errors/call-error.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { lenderToday } from './lender-today.ts';

export type PageAnswers = {
  orgCode: string;
  flow: CompiledFlow;
  page: CompiledPage;
  data: JsonObject;
  facts: Facts;
  /** Milliseconds since 1970. */
  now: number;
};

export type Judged = { data: JsonObject; shown: ReadonlySet<string> };

export function judgeAnswers(
  { library }: Backend,
  { orgCode, flow, page, data, facts, now }: PageAnswers,
): Judged {
  const unknown = Object.keys(data).find((field) => !Object.hasOwn(page.fields, field));
  if (unknown !== undefined) throw new CallError(400, `This page has no field "${unknown.slice(0, 60)}".`);
  const { validator } = library.validator(orgCode, flow.id, page.id);
  const day = lenderToday(flow.org, now);
  const verdict = validate(flow, page, { data, facts, today: day, validator });
  if (!verdict.ok) throw unprocessable(verdict.issues);
  refuseUnoffered(page, verdict.data, day);
  return { data: verdict.data as JsonObject, shown: visible(flow, page, facts, verdict.data) };
}

function unprocessable(issues: readonly { pointer: string; message: string }[]): Refusal {
  const fields: Record<string, string> = {};
  for (const { pointer, message } of issues) fields[pointer] ??= message;
  return new Refusal(422, [...new Set(Object.values(fields))], { fields });
}

function refuseUnoffered(page: CompiledPage, data: Readonly<Record<string, unknown>>, day: string): void {
  const times = unofferedTimes(page, data, day);
  const said = times.map((time) => says(time.isHoliday ? 'visit.holiday' : 'visit.unoffered'));
  const fields = Object.fromEntries(times.map(({ pointer }, index) => [pointer, said[index] ?? '']));
  if (said[0]) throw new Refusal(422, [said[0]], { fields });
}
