/** The credit decision that a case asks for. */
import type { OrgContent } from '../../content/loaded/content.ts';
import { type DecisionFacts, decideCredit, type Stage } from '../../engine/finance/decide-credit.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { type Answered, differing } from './compare.ts';
import type { FoundCase } from './find-cases.ts';
import { decisionRow } from './rows-of.ts';

/** A stage that no row has is a miss. */
export function askCredit({ flow, asked: { credit, then } }: FoundCase, org: OrgContent): Answered {
  const decisions = org.data[flow]?.decisions;
  if (!decisions || !credit) return { misses: [`the flow "${flow}" has no decisions.json.`], rows: [] };
  const stages: string[] = [...new Set(decisions.rows.flatMap((row) => row.stages))];
  if (!stages.includes(credit.stage))
    return {
      misses: [`there is no stage "${credit.stage}". ${didYouMean(credit.stage, stages)}`.trim()],
      rows: [],
    };
  const found = decideCredit(decisions, credit.stage as Stage, credit.facts as DecisionFacts);
  return {
    misses: [
      ...differing('the decision', then.decision, found ? (found.decision ?? found.step) : null),
      ...differing('the row', then.row, found?.row),
      ...differing(
        'the reasons',
        then.reasons,
        found?.reasons.map(({ code }) => code),
      ),
    ],
    rows: found ? [decisionRow(flow, found.row)] : [],
  };
}
