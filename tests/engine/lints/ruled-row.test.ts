/** What is in a document's row with a rule is looked at like any other row. */
/** Covers src/engine/lints/texts.ts, src/engine/lints/references.ts. */
import { expect, test } from 'vitest';
import { lintFlow } from '../../../src/engine/lints/lint-flow.ts';
import { smallBundle } from '../small-bundle.ts';

test('an unknown path and an unknown rule of such a row are found', () => {
  const rows = [{ cells: ['Employer', '{{nowhere.employer}}'], when: 'isNobody' }];
  const paper = { id: 'paper', title: 'A paper', version: '1', blocks: [{ table: { rows } }] };
  const issues = lintFlow({ ...smallBundle(), documents: { paper } });

  const said = issues.filter(
    (issue) => JSON.stringify(issue).includes('nowhere') || JSON.stringify(issue).includes('isNobody'),
  );
  expect(said.map(({ code }) => code).sort()).toEqual(['RULE_UNKNOWN', 'TEXT_PATH_UNKNOWN']);
});
