/** Stands in for RJSF's merging of `allOf`, which never reaches the browser: a page's `display` is merged already. */
import type { RJSFSchema } from '@rjsf/utils';

export function plainAllOf({ allOf = [], ...rest }: RJSFSchema): RJSFSchema {
  return Object.assign({}, ...allOf, rest);
}
