/** The final check of an answer: the merged entity against `schemas/domain`, which no lender can loosen. */

import type { EntityStore } from '../application/application-scope.ts';
import type { CheckError, Library } from '../backend/content-library.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { Written } from './store-answers.ts';

/** Refuses with 422 when the domain does not allow what was just written. Does not check older parts of the entity. */
export async function checkEntities(
  library: Library,
  entities: Pick<EntityStore, 'kept'>,
  written: readonly Written[],
): Promise<void> {
  const names = new Set(written.map(({ entity }) => entity));
  for (const name of names) {
    const errors = library.entityErrors(name, await entities.kept(name));
    const fields = fieldsAtFault(
      errors,
      written.filter(({ entity }) => entity === name),
    );
    const [message] = Object.values(fields);
    if (message) throw new Refusal(422, [message], { fields });
  }
}

function fieldsAtFault(errors: readonly CheckError[], written: readonly Written[]): Record<string, Said> {
  const faults: Record<string, Said> = {};
  for (const error of errors) {
    const place = placeOf(error);
    const owner = written.find(({ path }) => place.startsWith(pointer(path)));
    // An entity is filled page by page: what a later page asks is not missing yet.
    const isLater = error.keyword === 'required' && owner && owner.path.length === 0;
    if (owner && !isLater) faults[`/${owner.field}`] = says('page.answer');
  }
  return faults;
}

const pointer = (path: readonly (string | number)[]) => path.map((part) => `/${part}`).join('');

function placeOf({ instancePath, params }: CheckError): string {
  const extra = params?.additionalProperty;
  return typeof extra === 'string' ? `${instancePath}/${extra}` : instancePath;
}
