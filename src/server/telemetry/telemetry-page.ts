/** The developers' page of the sandbox: what was measured lately, in two tables. No script, one style with the nonce. */
import type { Document } from '../db/tables.ts';

export type Counted = { kind: string; name: string; count: number };
export type Event = { at: number; orgCode: string; kind: string; detail: Document };

export function telemetryPage(counts: Counted[], events: Event[], nonce: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Telemetry</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>Telemetry</h1>
<p>What this sandbox measured about itself. Events are fixed words, addresses without identifiers, and random
identifiers; what borrowers type is never among them. Kept for 90 days.</p>
<h2>Counts</h2>${counts.length === 0 ? '<p>Nothing yet.</p>' : countTable(counts)}
<h2>The last ${events.length} events</h2>${events.length === 0 ? '<p>Nothing yet.</p>' : eventTable(events)}
</main></body></html>`;
}

function countTable(counts: Counted[]): string {
  const rows = counts.map(({ kind, name, count }) => [kind, name, String(count)]);
  return table(['Kind', 'What', 'Count'], rows);
}

function eventTable(events: Event[]): string {
  const rows = events.map(({ at, orgCode, kind, detail }) => [
    new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    orgCode,
    kind,
    JSON.stringify(detail),
  ]);
  return table(['At (UTC)', 'Organisation', 'Kind', 'Detail'], rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => line(cells, 'td')).join('\n');
  return `<div class="scroll"><table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c2421; background: #fbfaf7; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2 { line-height: 1.2; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: #fff; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #d9d6cc; padding: .4rem .75rem; text-align: left; vertical-align: top; }
td:last-child { overflow-wrap: anywhere; }
`;
