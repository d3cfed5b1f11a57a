/** Which numbers the texts of a file may fill in, and the words of the language that they stand in. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { SeriesWords } from '../../engine/text/series.ts';
import type { Site } from '../../types/site.ts';
import { sourceLanguage } from '../files/overlay-files.ts';
import type { Numbers } from './fill-numbers.ts';

type Files = ReadonlyMap<string, unknown>;

const known = new WeakMap<Files, Map<string, Numbers>>();

/**
 * A flow has the prices and the rules for decisions of its own folder. A flow without them, and the site, speak of those
 * of the one flow that has some.
 * @param files one lender's
 */
export function numbersOf(files: Files, path: string): Numbers {
  const flow = /^flows\/([^/]+)\//.exec(path)?.[1] ?? '';
  const flows = known.get(files) ?? new Map<string, Numbers>();
  known.set(files, flows);
  const numbers = flows.get(flow) ?? {
    limits: files.get('flows/limits.json'),
    pricing: ownOrOnly(files, flow, 'pricing'),
    decisions: ownOrOnly(files, flow, 'decisions'),
  };
  flows.set(flow, numbers);
  return numbers;
}

function ownOrOnly(files: Files, flow: string, name: string): unknown {
  const own = files.get(`flows/${flow}/${name}.json`);
  if (own !== undefined) return own;
  const others = [...files].filter(([path]) => new RegExp(`^flows/[^/]+/${name}\\.json$`).test(path));
  return others.length === 1 ? others[0]?.[1] : undefined;
}

/** How the language says several numbers; without a tag, the language of the flows. */
export function seriesWords(files: Files, language?: string): SeriesWords {
  const site = files.get('flows/site.json');
  const languages = isRecord(site) ? (site as Site).languages : undefined;
  const { locale, range } = languages?.[language ?? sourceLanguage((site ?? {}) as Site)] ?? {};
  return { ...(locale === undefined ? {} : { locale }), ...(range === undefined ? {} : { range }) };
}
