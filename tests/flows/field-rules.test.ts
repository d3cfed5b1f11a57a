/** Every rule of a field, on every page that asks it: what the server judges with, and the module that a browser gets. */
/** Covers src/engine/answers/find-issues.ts, src/engine/answers/formats, src/content/validators/compile-validator.ts. */
import { describe, expect, test } from 'vitest';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { findIssues } from '../../src/engine/answers/find-issues.ts';
import { formats } from '../../src/engine/answers/formats/formats.ts';
import { pageReader } from '../../src/engine/answers/page-reader.ts';
import type { SchemaValidator } from '../../src/engine/answers/schema-validator.ts';
import { validatorRuntime } from '../../src/engine/answers/validator-runtime.ts';
import type { CompiledPage } from '../../src/engine/content/bundle.ts';
import rules from '../cases/field-rules.json' with { type: 'json' };
import { judgedPages } from '../rjsf/pages.ts';
import { sampleAnswers } from '../rjsf/sample-answer.ts';
import { answered, askedIn } from './asked-formats.ts';

type Flow = (typeof judgedPages)[number]['flow'];
type Make = (given: typeof formats, runtime: typeof validatorRuntime) => SchemaValidator;

const asking = judgedPages
  .map((one) => ({ ...one, asked: askedIn(one.page.authored) }))
  .filter(({ asked }) => asked.length > 0);

test('each format is asked on some page', () => {
  const found = new Set(asking.flatMap(({ asked }) => asked.map(({ format }) => format)));
  expect([...found].sort()).toEqual(Object.keys(rules.formats).sort());
  expect(asking.length).toBeGreaterThan(25);
});

describe.each(asking)('$name', ({ page, flow, asked }) => {
  test.each(asked.map((one) => ({ ...one, field: one.at.join('/') })))('$field: $format', async (one) => {
    const { code, validator } = compileValidator(page);
    const sent = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { make: Make };
    const { says, bad } = rules.formats[one.format];
    for (const judge of [validator, sent.make(formats, validatorRuntime)]) {
      const said = bad.map((value) => judged({ page, flow, validator: judge }, one.at, value));
      expect(bad.filter((_, index) => !says.includes(said[index] ?? ''))).toEqual([]);
    }
  });
});

/** What is said at the place, as if every field of the page were shown. */
function judged(
  { page, flow, validator }: { page: CompiledPage; flow: Flow; validator: SchemaValidator },
  at: string[],
  bad: string,
): string | undefined {
  const data = answered(sampleAnswers(page), at, bad);
  const reader = pageReader(flow, page, {}, () => data);
  const shown = new Set(Object.keys(page.fields));
  const ground = { page, shown, required: [], checks: [], reader, validator, today: '2026-11-23' };
  const issues = findIssues({ ...ground, words: flow.answerWords ?? {} }, data);
  return issues.find(({ pointer }) => pointer === `/${at.join('/')}`)?.message;
}
