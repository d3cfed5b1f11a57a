/** What a rule read, and what the rules inside it said. */
import { sayFindings } from '../../engine/rules/say-findings.ts';
import type { Finding } from '../../engine/rules/trace.ts';

/** The rule's own sentence stands above: only its values are told. */
export function FindingList({ findings }: { findings: Finding[] }) {
  const told = sayFindings(findings);
  if (told.length === 0) return null;
  return (
    <ul className="hl-dev-findings">
      {told.map(({ rule, held, text, values }) => (
        <li key={rule} data-held={held}>
          {text && <span>{text}</span>}
          {values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </li>
      ))}
    </ul>
  );
}
