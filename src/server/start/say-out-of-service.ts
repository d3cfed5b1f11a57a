/** Tells the operator and the log which lenders are out of service and why. */
import type { Content } from '../../content/loaded/content.ts';
import { issueLine } from '../../engine/issues/issue.ts';

/** Sentences for the terminal; empty when every lender is in service. */
export function sayOutOfService({ outOfService }: Content): string {
  const lenders = Object.entries(outOfService);
  if (lenders.length === 0) return '';
  const reports = lenders.map(([code, { issues }]) =>
    [`  ${code}:`, ...issues.map((issue) => `    ${issueLine(issue)}`)].join('\n'),
  );
  const head = `${lenders.length === 1 ? 'One lender is' : `${lenders.length} lenders are`} out of service; the others are not concerned.`;
  return `\n  ${head}\n${reports.join('\n')}\n  Each is back a second after its folder is mended.\n`;
}
