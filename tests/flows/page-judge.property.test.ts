/** Whatever is answered, in whatever order: judging what a change touches says what judging the whole page says. */
/** Covers src/engine/answers/{page-judge,touched-by,find-issues,page-reader,filled}.ts, src/engine/rules/paths-of-rule.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badValue } from '../../e2e/bad-values.ts';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { pageJudge } from '../../src/engine/answers/page-judge.ts';
import { touchedBy } from '../../src/engine/answers/touched-by.ts';
import { judge } from '../../src/engine/answers/validate.ts';
import type { CompiledPage } from '../../src/engine/content/bundle.ts';
import { fieldUi } from '../../src/engine/content/field-ui.ts';
import type { Facts } from '../../src/engine/facts/facts.ts';
import { judgedPages } from '../rjsf/pages.ts';
import { sampleAnswer, sampleAnswers } from '../rjsf/sample-answer.ts';

type Flow = (typeof judgedPages)[number]['flow'];
type Answers = Record<string, unknown>;
type Typed = { name: string; value: unknown };

const odd = fc.constantFrom<unknown>(undefined, null, '', 'NONSENSE', '95814', -7, 0.5, true, false, [], {}, [
  {},
]);

describe.each(judgedPages)('$name', ({ page, flow }) => {
  const typed = fc.array(changeOf(page), { minLength: 1, maxLength: 12 });
  const opening = fc.constantFrom<Answers>({}, sampleAnswers(page));
  const facts = fc.constantFrom<Facts>({}, storedSamples(page));

  test('one change after the other', () => {
    fc.assert(
      fc.property(opening, facts, typed, (answers, known, changes) => {
        expectTheSame({ flow, page, facts: known }, answers, changes);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});

test('most answers are judged without the rest of their page', () => {
  const reach = judgedPages.flatMap(({ page, flow }) => {
    const touched = touchedBy(flow, page);
    return Object.keys(page.fields).map((name) => touched(name)?.size ?? Number.POSITIVE_INFINITY);
  });
  const alone = reach.filter((size) => size === 1);

  expect(alone.length).toBeGreaterThan(reach.length / 2);
  expect(alone.length).toBeLessThan(reach.length);
});

function expectTheSame(
  { flow, page, facts }: { flow: Flow; page: CompiledPage; facts: Facts },
  opening: Answers,
  changes: readonly Typed[],
) {
  const { validator } = compileValidator(page);
  const ground = { facts, today: '2026-11-22', validator };
  const judgePage = pageJudge(flow, page, ground);
  let answers = opening;
  let verdict = judgePage(answers);
  for (const { name, value } of changes) {
    answers = { ...answers, [name]: value };
    verdict = judgePage(answers, { name, before: verdict });
    const { visible, required, issues } = judge(flow, page, { ...ground, data: answers });
    expect(verdict).toEqual({ ...verdict, visible, required, issues });
  }
}

/** What one may type into a field: what fits, what its schema lists, what its widget refuses, what another field holds. */
function changeOf(page: CompiledPage): fc.Arbitrary<Typed> {
  const samples = sampleAnswers(page);
  const others = fc.constantFrom(...Object.values(samples));
  return fc.constantFrom(...Object.keys(page.fields)).chain((name) => {
    const schema = page.display.properties[name];
    const listed = [...(schema?.enum ?? []), ...(schema?.oneOf ?? []).map(sampleAnswer)];
    const fitting = fc.constantFrom(
      samples[name],
      ...listed,
      badValue(fieldUi(page, name)['ui:widget'] ?? ''),
    );
    const value = fc.oneof({ weight: 3, arbitrary: fitting }, others, odd);
    return value.map((one): Typed => ({ name, value: one }));
  });
}

/** Facts in which every field of the page is stored already. */
function storedSamples(page: CompiledPage): Facts {
  const facts: Record<string, Record<string, unknown>> = {};
  for (const [name, sample] of Object.entries(sampleAnswers(page))) {
    const [entity, key] = [page.fields[name]?.entity, page.fields[name]?.path[0]];
    if (entity === undefined || key === undefined) continue;
    facts[entity] = { ...facts[entity], [key]: page.fields[name]?.path.length === 1 ? sample : {} };
  }
  return facts;
}
