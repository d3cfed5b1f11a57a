/** Answers that an edit of the domain leaves behind: a place that is gone, or a choice that is no longer one, and no migration leads on. */
import type { AnswerChange } from '../../types/migration.ts';
import { migrationsSince } from '../answers/migrate.ts';
import type { Bundle, JsonSchema } from '../content/bundle.ts';
import { placeOf } from '../content/entity-place.ts';
import { displayed } from '../content/resolve-refs.ts';
import { storedAt } from '../content/stored-at.ts';
import { isRecord } from '../facts/facts.ts';

/** `lost`: choices that are gone; undefined where the place itself is. */
export type Reshaped = { path: string; lost?: unknown[] };

/** What borrowers answered, as the domain was, that the domain as it is does not take. What the server writes is its programmers' care. */
export function reshapedNow(before: Bundle, after: Bundle): Reshaped[] {
  if (before.domain === after.domain || JSON.stringify(before.domain) === JSON.stringify(after.domain))
    return [];
  const changes = migrationsSince(after.migrations, before.flow.version, after.flow.version).flatMap(
    ({ answers }) => answers,
  );
  const entities = Object.keys(before.domain).filter((name) => placeOf(before.domain[name]) !== undefined);
  return entities
    .flatMap((name) => missingBelow(before, after, name, displayed(before.domain[name], before.domain, name)))
    .filter((one) => !isLedOn(one, changes));
}

// A place that is gone says so itself, and not all that was below.
function missingBelow(before: Bundle, after: Bundle, path: string, schema: JsonSchema): Reshaped[] {
  if (schema.readOnly === true) return [];
  const stored = storedAt(after, path);
  if (!stored) return [{ path }];
  const was = storedAt(before, path)?.choices ?? [];
  const lost = stored.choices ? was.filter((one) => !stored.choices?.includes(one)) : [];
  const below = Object.entries(propertiesOf(schema)).flatMap(([name, part]) =>
    isRecord(part) ? missingBelow(before, after, `${path}.${name}`, part) : [],
  );
  return [...(lost.length > 0 ? [{ path, lost }] : []), ...below];
}

function propertiesOf({ properties, items }: JsonSchema): Record<string, unknown> {
  if (isRecord(properties)) return properties;
  return isRecord(items) && isRecord(items.properties) ? items.properties : {};
}

function isLedOn({ path, lost }: Reshaped, changes: readonly AnswerChange[]): boolean {
  return changes.some(({ answer, to, values = {} }) => {
    if (lost) return answer === path && lost.every((one) => Object.hasOwn(values, String(one)));
    return to !== undefined && `${path}.`.startsWith(`${answer}.`);
  });
}
