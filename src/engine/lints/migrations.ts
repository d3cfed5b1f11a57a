/** Migrations are met by someone, and lead answers to places of the domain that take them. */
import type { AnswerChange } from '../../types/migration.ts';
import type { Bundle } from '../content/bundle.ts';
import { namesBeside } from '../content/declared.ts';
import { storedAt } from '../content/stored-at.ts';
import { didYouMean, nearest } from '../issues/nearest.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';

type Change = AnswerChange & { version: number; place: Place };

export const lintMigrations: Lint = (bundle, report) => {
  const names = Object.keys(bundle.migrations ?? {});
  for (const name of names) lintVersion(bundle, report, name);
  const changes = changesIn(bundle);
  for (const [index, change] of changes.entries())
    lintChange(bundle, report, change, changes.slice(index + 1));
};

function lintVersion(bundle: Bundle, report: Report, name: string): void {
  const { version, continues = version, partOf } = bundle.flow;
  const place = placeIn(bundle, `migrations/${name}`);
  const number = Number(name);
  if (!/^[1-9]\d*$/.test(name) || number > version)
    report(
      'MIGRATION_UNMET',
      place,
      `the flow is at version ${version}, and no application moves to "${name}".`,
      'A migration is named for the version that it leads to: raise "version" in flow.json, or rename the file.',
    );
  else if (partOf === undefined && number <= continues)
    report(
      'MIGRATION_UNMET',
      place,
      `applications of version ${number - 1} finish with what they began with, and none moves to ${number}.`,
      `Say in flow.json from which version on they move ("continues": ${Math.max(1, number - 1)}), or take the file away.`,
    );
}

function changesIn(bundle: Bundle): Change[] {
  return Object.entries(bundle.migrations ?? {})
    .flatMap(([name, { answers }]) =>
      answers.map((change, row) => ({
        ...change,
        version: Number(name),
        place: placeIn(bundle, `migrations/${name}`, 'answers', row),
      })),
    )
    .toSorted((a, b) => a.version - b.version);
}

// What a later change leads on may be gone from the domain.
function lintChange(bundle: Bundle, report: Report, change: Change, later: readonly Change[]): void {
  const { answer, to = answer, place } = change;
  if (later.some((one) => one.answer === to)) return;
  for (const [message, remedy] of faultsOf(bundle, to, change))
    report('MIGRATION_ASTRAY', place, message, remedy);
}

function faultsOf(bundle: Bundle, to: string, { values = {}, value }: Change): [string, string][] {
  const stored = storedAt(bundle, to);
  const close = nearest(to, namesBeside(bundle, to));
  if (!stored) return [[`no schema of the domain has "${to}".`, close ? `Did you mean "${close}"?` : '']];
  if (stored.schema.sealed === true)
    return [[`"${to}" is sealed, and no migration can write it.`, 'Ask for it again.']];
  if (value !== undefined && stored.isListed && !to.startsWith('address.'))
    return [
      [`"${to}" is in a list, whose entries a migration cannot make.`, 'Ask for it, or map its values.'],
    ];
  const unfit = [value, ...Object.values(values)].filter((one) => one !== undefined && !fits(stored, one));
  return unfit.map((one) => [
    `"${to}" takes no ${JSON.stringify(one)}.`,
    didYouMean(String(one), (stored.choices ?? []).map(String)),
  ]);
}

function fits({ choices, schema }: NonNullable<ReturnType<typeof storedAt>>, value: unknown): boolean {
  if (choices) return choices.includes(value);
  const types = [schema.type].flat();
  if (schema.type === undefined) return true;
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value));
}
