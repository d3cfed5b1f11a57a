/** What was seen of the walks in the browser, as lines: a figure for each kind, what no scene showed, and every scene that failed, with its facts. */
import { kindOf, type SightKind, sightKinds } from '../../engine/walk/sights.ts';
import type { Looked } from './drive-walks.ts';

/** @param wanted keys of all that can be seen */
export function driveReport(looked: readonly Looked[], wanted: readonly string[]): string[] {
  const well = looked.filter(({ findings }) => !findings.some(isUndrawn));
  const seen = new Set(well.flatMap(({ scene }) => scene.shows));
  const figures = Object.entries(sightKinds).flatMap(([kind, called]) => {
    const all = wanted.filter((one) => kindOf(one) === (kind as SightKind));
    const missing = all.filter((one) => !seen.has(one)).map((one) => one.slice(kind.length + 1));
    const count = `${all.length - missing.length}/${all.length} ${called}`;
    return missing.length > 0 ? [count, `      not seen: ${missing.join('; ')}`] : [count];
  });
  const failed = looked.filter(({ findings }) => findings.length > 0);
  return [`${looked.length} scenes, ${failed.length} with findings`, ...figures, ...failed.flatMap(failure)];
}

/** A page that was not drawn, or another in its place, shows nothing. */
const isUndrawn = (finding: string) => /^(is not drawn|draws .* instead)/.test(finding);

function failure({ scene, findings }: Looked): string[] {
  const { page, path, standing, walked } = scene;
  const where = `${page ?? 'the site'} (${path ? 'preview' : 'led there'}, step ${standing.step ?? 'none'}${standing.events.map((event) => `, ${event}`).join('')})`;
  return [where, ...findings.map((one) => `      ${one}`), `      facts: ${JSON.stringify(walked)}`];
}
