/** What a rule read, and what the rules inside it said. */

import type { Finding } from '../../engine/rules/trace.ts';
import { sayValue } from '../../engine/text/say-value.ts';

/** The first finding is the rule itself, whose sentence stands above: only its values are told. */
export function FindingList({ findings }: { findings: Finding[] }) {
  const once = [...new Map(findings.map((finding) => [finding.rule, finding])).values()];
  const told = once.filter(({ reads }, index) => index > 0 || reads.length > 0);
  if (told.length === 0) return null;
  return (
    <ul className="hl-dev-findings">
      {told.map((finding) => (
        <li key={finding.rule} data-held={finding.held}>
          {finding === once[0] ? null : (
            <span>{`${finding.means.replace(/\.$/, '')}: ${finding.held ? 'yes' : 'no'}`}</span>
          )}
          {finding.reads.map(({ path, value }) => (
            <code key={path}>{sayValue(path, value)}</code>
          ))}
        </li>
      ))}
    </ul>
  );
}
