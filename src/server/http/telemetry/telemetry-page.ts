/** The developers' page: figures first, then what they are made of. No script, one style with the nonce. */

import { pageStyle } from './page-style.ts';
import type { Event, Exposed, Measured } from './read-measured.ts';

export function telemetryPage(measured: Measured, nonce: string): string {
  const { views, exposures, failures, ignored, trackers, replays, feedback, events } = measured;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Telemetry</title><style nonce="${nonce}">${pageStyle}</style></head>
<body><header><h1>Telemetry</h1>
<p>What this site measured about itself. Events are fixed words, addresses without identifiers, and random
identifiers; what borrowers type is never among them. Kept for 90 days.</p>
${figures([
  ['Page views', sum(views)],
  ['Exposures', sum(exposures)],
  ['Errors', sum(failures)],
  ['Errors left out', ignored],
  ['Trackers', trackers.length],
  ['Replay links', replays.length],
  ['Feedback', feedback.length],
])}</header><main>
${section(
  'Page views',
  barTable(
    ['Page', 'Views'],
    views.map(({ name, count }) => [[name], count]),
  ),
)}
${section('Experiments', barTable(['Experiment', 'Variant', 'Seen'], exposures.map(exposedRow)))}
${section(
  'Errors',
  table(
    ['Event', 'Kind', 'Page', 'Status', 'Count', 'Last (UTC)'],
    failures.map(({ event, name, path, status, count, at }) =>
      [event, name, path, status, String(count), time(at)].map(escaped),
    ),
  ),
)}
${section(
  'Trackers',
  table(
    ['Account', 'Posted', 'Of the profile', 'Since (UTC)'],
    trackers.map(({ account, posted, patched, at }) =>
      [account.slice(0, 8), posted ?? '', patched ?? '', time(at)].map(escaped),
    ),
  ),
)}
${section(
  'Replay links',
  table(
    ['Application', 'Link'],
    replays.map(({ application, link }) => [escaped(application.slice(0, 8)), linked(link)]),
  ),
)}
${section(
  'Feedback',
  table(
    ['At (UTC)', 'Lender', 'Topic', 'Page', 'May be quoted', 'Length'],
    feedback.map(({ at, orgCode, topic, path, marketing, length }) =>
      [time(at), orgCode, topic, path, marketing ? 'yes' : 'no', `${length} characters`].map(escaped),
    ),
  ),
)}
${section(`The last ${events.length} events`, table(['At (UTC)', 'Lender', 'Kind', 'Detail'], events.map(eventRow)))}
</main></body></html>`;
}

const exposedRow = ({ name, variant, count }: Exposed): [string[], number] => [[name, variant], count];

const eventRow = ({ at, orgCode, kind, detail }: Event) =>
  [time(at), orgCode, kind, JSON.stringify(detail)].map(escaped);

function figures(all: [name: string, count: number][]): string {
  const one = ([name, count]: [string, number]) =>
    `<div><dt>${name}</dt><dd>${count.toLocaleString('en-US')}</dd></div>`;
  return `<dl>${all.map(one).join('')}</dl>`;
}

function section(title: string, body: string): string {
  return `<section aria-label="${title}"><h2>${title}</h2>${body}</section>`;
}

/** Rows with a count, and a bar as long as its share of the largest. */
function barTable(head: string[], rows: [cells: string[], count: number][]): string {
  const largest = Math.max(1, ...rows.map(([, count]) => count));
  const bar = (count: number) =>
    `<svg width="100%" height="8" aria-hidden="true"><rect width="${(100 * count) / largest}%" height="8" rx="4"/></svg>`;
  return table(
    head,
    rows.map(([cells, count]) => [...cells.map(escaped), `<span>${count}</span>${bar(count)}`]),
  );
}

/** Cells are markup already. */
function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p>Nothing yet.</p>';
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => line(cells, 'td')).join('\n');
  return `<div class="scroll" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

// The route that keeps them takes https only; a link that is anything else is shown as words.
function linked(link: string): string {
  if (!link.startsWith('https://')) return escaped(link);
  return `<a href="${escaped(link)}" rel="noreferrer noopener" target="_blank">${escaped(link)}</a>`;
}

const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);

const time = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
