/**
 * Stands in for RJSF's schema utilities: a page's schema arrives resolved, its answers are in the page's store, and the
 * engine judges them. So a schema is what it is, and no default is computed or dropped.
 */
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/** The part of RJSF's `SchemaUtilsType` that a form of our own fields asks for. */
export function leanSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema) {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    // `formSchema` gives the same value as long as the same fields show.
    doesSchemaUtilsDiffer: (other: ValidatorType, schema: RJSFSchema) =>
      other !== validator || schema !== rootSchema,
    retrieveSchema: (schema: RJSFSchema) => schema,
    getDefaultFormState: (_schema: RJSFSchema, formData: unknown = {}) => formData,
    sanitizeDataForNewSchema: (_next: RJSFSchema, _before: RJSFSchema, formData: unknown) => formData,
    omitExtraData: (_schema: RJSFSchema, formData: unknown) => formData,
    getDisplayLabel: () => false,
    isSelect: () => false,
    isMultiSelect: () => false,
    isFilesArray: () => false,
  };
}
