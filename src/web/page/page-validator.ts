/**
 * The validator that RJSF demands and never asks: the page's store has judged the answers already, by the engine and the
 * page's precompiled check. No Ajv runs in the browser, so the content security policy needs no `unsafe-eval`.
 */
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { JsonObject } from '../platform/data/json.ts';

export const judgedElsewhere: ValidatorType<JsonObject, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};
