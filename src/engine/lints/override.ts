/** What a lender may change of a page: only what the page itself lists as overridable, and limits only to be tighter. */
import type { Page } from '../../types/page.ts';
import type { Code } from '../codes.ts';
import { isRecord } from '../facts.ts';
import type { ContentIssue } from '../issue.ts';
import type { Change } from './change.ts';
import { blockChanges } from './override-blocks.ts';
import { loosens } from './override-limits.ts';

/** A page's patch: the file that holds it, the page as it was, and as it is with the patch. */
export type PageOverride = { patchFile: string; base: Page; merged: Page; patch: unknown };

/** Every change that the page does not allow, and every limit that became looser. */
export function checkOverride({ patchFile, base, merged, patch }: PageOverride): ContentIssue[] {
  const allowed: readonly string[] = base.overridable ?? [];
  const issue = (code: Code, pointer: string, message: string, remedy: string): ContentIssue => ({
    code,
    severity: 'error',
    place: `${patchFile}#${pointer}`,
    message,
    remedy,
  });
  const changes = [
    ...leaves(patch).map(({ pointer }) => ({ pointer, change: changeAt(pointer) })),
    ...blockChanges(base, merged),
  ];
  const forbidden = changes
    .filter(({ change }) => !allowed.includes(change))
    .map(({ pointer, change }) => {
      const lender =
        change === 'fixed'
          ? 'no lender may change this.'
          : `the page does not let lenders change its ${change}.`;
      return issue(
        'OVERRIDE_FORBIDDEN',
        pointer,
        lender,
        change === 'fixed' ? 'Remove it.' : `Remove it, or add "${change}" to overridable of ${base.id}.`,
      );
    });
  const looser = loosens(base, merged).map(({ pointer, message }) =>
    issue('OVERRIDE_LOOSENS', pointer, message, 'Limits may only be tighter than the base file.'),
  );
  return [...forbidden, ...looser];
}

const wording =
  /(^|\/)(title|lead|time|label|text|cancel|description|message|requiredMessage|version|status|empty|ui:help|ui:title|ui:placeholder|addLabel|summary|yes|no)$/;
const limits =
  /^\/schema\/(properties\/.+\/(minimum|maximum|exclusiveMinimum|exclusiveMaximum|minLength|maxLength|minItems|maxItems|multipleOf|enum)|required)$/;

function changeAt(pointer: string): Change {
  if (pointer === '/content') return 'text';
  if (/^\/(id|reads|writes|open|params|progress|overridable)(\/|$)/.test(pointer)) return 'fixed';
  if (/\/ui:order$/.test(pointer)) return 'order';
  if (/^\/when\/|^\/actions\/[^/]+\/when$/.test(pointer)) return 'visibility';
  if (limits.test(pointer) || /^\/(requiredWhen\/|checks$)/.test(pointer)) return 'limits';
  if (wording.test(pointer) && !/^\/schema\/properties\/[^/]+$/.test(pointer)) return 'text';
  return 'fixed';
}

function leaves(value: unknown, pointer = ''): Array<{ pointer: string }> {
  if (!isRecord(value)) return [{ pointer }];
  const keys = Object.entries(value).filter(([key]) => key !== '$comment' && key !== '$schema');
  return keys.flatMap(([key, inner]) =>
    leaves(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
