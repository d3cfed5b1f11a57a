/**
 * RJSF's validator, answered by the engine and the page's precompiled check. No Ajv runs in the browser, so the
 * content security policy needs no `unsafe-eval`.
 */
import { type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from '@rjsf/utils';
import { keysOf } from '../../engine/facts/json-pointer.ts';
import type { JsonObject } from '../data/json.ts';
import type { Issue } from './page-scope.ts';

/** The problems of the page's answers, which its store has already checked. */
export type FindIssues = () => readonly Issue[];

/** A validator that asks `find` for every verdict. */
export function pageValidator(find: FindIssues): ValidatorType<JsonObject, RJSFSchema> {
  return {
    validateFormData() {
      const errors = find().map(toRjsfError);
      return { errors, errorSchema: toErrorSchema(errors) };
    },
    // Asked only to choose between sub-schemas; our widgets draw those themselves.
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  };
}

function toRjsfError({ pointer, message, code }: Issue): RJSFValidationError {
  const path = keysOf(pointer);
  return { property: `.${path.join('.')}`, message, stack: message, name: code ?? 'invalid' };
}
