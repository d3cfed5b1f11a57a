/**
 * Every link leads somewhere: to a page with matching parameters, to the site, or to a place that the lender has
 * named.
 */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { matchPage } from '../journey/match-page.ts';
import { isSafeHref } from '../text/safe-href.ts';
import { entrances, exits, siteWays, type Way } from './links.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintTargets: Lint = (bundle, report) => {
  const ways = [
    ...entrances(bundle),
    ...siteWays(bundle),
    ...Object.keys(bundle.pages)
      .flatMap((id) => exits(bundle, id))
      .filter(({ to }) => !to.startsWith('#')),
  ];
  for (const way of ways) lintWay(bundle, report, way);
  for (const id of Object.keys(bundle.pages)) lintParts(bundle, report, id);
  const events = (bundle.machine?.transitions ?? []).map(({ name }) => name);
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const [name, { event }] of Object.entries(page.actions ?? {})) {
      if (event === undefined || events.includes(event)) continue;
      report(
        'EVENT_UNKNOWN',
        placeOnPage(bundle, id, 'actions', name, 'event'),
        `the machine has no transition "${event}".`,
        didYouMean(event, events),
      );
    }
  }
};

// `#id` goes to a heading of the same page.
function lintParts(bundle: Bundle, report: Report, id: string) {
  const headings = (bundle.pages[id]?.content ?? []).flatMap((block) =>
    block.block === 'heading' && block.id !== undefined ? [block.id] : [],
  );
  for (const { to, place } of exits(bundle, id)) {
    if (!to.startsWith('#') || headings.includes(to.slice(1))) continue;
    report(
      'PAGE_UNKNOWN',
      place,
      `this page has no heading "${to.slice(1)}".`,
      didYouMean(to.slice(1), headings),
    );
  }
}

function lintWay(bundle: Bundle, report: Report, { to, place }: Way) {
  if (/^(\/|mailto:|tel:)/.test(to)) return lintAddress(report, { to, place });
  if (to.includes('{{')) return;
  if (to.startsWith('external:')) return lintExternal(bundle, report, { to, place });
  const match = matchPage(bundle, to);
  if (!match) return reportUnknown(bundle, report, { to, place });
  for (const [name, value] of Object.entries(match.params)) {
    const known = enumeration(bundle, bundle.pages[match.page]?.params?.[name]?.enum ?? '');
    if (known && !known.includes(value))
      report('PARAM_INVALID', place, `"${value}" is no ${name} of ${match.page}.`, didYouMean(value, known));
  }
}

function reportUnknown({ pages }: Bundle, report: Report, { to, place }: Way) {
  const params = Object.keys(pages[to]?.params ?? {});
  const remedy =
    params.length > 0
      ? `Say which: ${[to, ...params.map((name) => `<${name}>`)].join('/')}.`
      : didYouMean(to, Object.keys(pages));
  report('PAGE_UNKNOWN', place, `there is no page "${to}".`, remedy);
}

// What is filled in is known only later; the beginning decides whether the way stays on this site.
function lintAddress(report: Report, { to, place }: Way) {
  if (isSafeHref(to.replaceAll(/\{\{[^}]*\}\}/g, 'x')) || /^(mailto|tel):\{\{/.test(to)) return;
  report(
    'LINK_UNSAFE',
    place,
    `"${to}" leads away from this site.`,
    'Begin a path with one /, or write external:… .',
  );
}

function lintExternal(bundle: Bundle, report: Report, { to, place }: Way) {
  const key = to.slice('external:'.length);
  const links = isRecord(bundle.org.links) ? bundle.org.links : {};
  const known = [
    ...Object.keys(links),
    ...Object.keys(bundle.org).filter((name) => typeof bundle.org[name] === 'string'),
  ];
  if (known.includes(key)) return;
  const lender = String(bundle.org.code ?? 'the lender');
  report(
    'PAGE_UNKNOWN',
    place,
    `${lender} names no place "${key}".`,
    didYouMean(key, known) || `Add it to links of orgs/${lender}/org.json.`,
  );
}

function enumeration(bundle: Bundle, name: string): string[] | undefined {
  const definitions = bundle.domain.enumerations?.definitions;
  const definition =
    isRecord(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return isRecord(definition) && Array.isArray(definition.enum) ? definition.enum.map(String) : undefined;
}
