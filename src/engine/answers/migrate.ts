/** Leads stored answers from one version of a flow to another, as flows/<flow>/migrations says. */
import type { AnswerChange, Migration } from '../../types/migration.ts';
import { isRecord } from '../facts/facts.ts';
import { readSegments } from '../facts/read-path.ts';
import { withPath } from '../facts/with-path.ts';

/** Entity -> all that is stored of it. */
export type Documents = Readonly<Record<string, unknown>>;

/** Those that an application meets on its way, the oldest first. @param begun the version that it has met */
export function migrationsSince(
  migrations: Readonly<Record<string, Migration>> | undefined,
  begun: number,
  version: number,
): Migration[] {
  return Object.entries(migrations ?? {})
    .map(([name, migration]) => ({ number: Number(name), migration }))
    .filter(({ number }) => number > begun && number <= version)
    .toSorted((a, b) => a.number - b.number)
    .map(({ migration }) => migration);
}

/** The entities that they may change. */
export function entitiesOf(migrations: readonly Migration[]): string[] {
  const paths = migrations.flatMap(({ answers }) =>
    answers.flatMap(({ answer, to }) => [answer, ...(to === undefined ? [] : [to])]),
  );
  return [...new Set(paths.map((path) => segmentsOf(path)[0] ?? ''))];
}

/** The documents as they are afterwards; what no change names is shared. */
export function migrate(documents: Documents, migrations: readonly Migration[]): Documents {
  return migrations
    .flatMap(({ answers }) => answers)
    .reduce<Documents>((now, change) => changed(now, change) as Documents, documents);
}

function changed(documents: Documents, { answer, to = answer, values = {}, value }: AnswerChange): unknown {
  if (value !== undefined) return filled(documents, segmentsOf(answer), value);
  return moved(documents, segmentsOf(answer), segmentsOf(to), renamed(values));
}

// A home is an entry of the profile, and one entity to whoever writes a page.
function segmentsOf(path: string): string[] {
  const [entity = '', ...rest] = path.split('.');
  return entity === 'address' ? ['profile', 'addresses', ...rest] : [entity, ...rest];
}

const renamed = (values: NonNullable<AnswerChange['values']>) => (old: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof old) && Object.hasOwn(values, String(old))
    ? values[String(old)]
    : old;

function moved(data: unknown, from: string[], to: string[], change: (old: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map((entry) => moved(entry, from, to, change));
  const [first, ...rest] = from;
  if (first === undefined) return to.length === 0 ? change(data) : data;
  if (!isRecord(data) || !Object.hasOwn(data, first)) return data;
  const isShared = first === to[0] && rest.length > 0 === to.length > 1;
  if (isShared) return { ...data, [first]: moved(data[first], rest, to.slice(1), change) };
  const old = readSegments(data, from);
  if (old === undefined || readSegments(data, to) !== undefined) return data;
  return withPath(withPath(data, from.join('.'), undefined), to.join('.'), change(old));
}

function filled(data: unknown, path: string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return data ?? value;
  if (Array.isArray(data)) return data.map((entry) => filled(entry, path, value));
  const here = isRecord(data) ? data : {};
  const below = Object.hasOwn(here, first) ? here[first] : undefined;
  // Who has no home yet is asked.
  if (first === 'addresses' && !Array.isArray(below)) return data;
  return { ...here, [first]: filled(below, rest, value) };
}
